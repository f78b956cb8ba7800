// What every drawn card shares, on a 250 x 350 grid: the frame, and the scutes of a shell.
export const HEX = 'M76 80H174L222 175L174 270H76L28 175Z'
export const PLATES = 'M76 80L24 -24M174 80L226 -24M222 175H300M174 270L226 374M76 270L24 374M28 175H-50'
export const TILT = 'rotate(-7 125 175)'

export const frame = (inner: string) =>
  `<rect x="3" y="3" width="244" height="344" rx="20" fill="var(--ink)"/><g clip-path="url(#clip-card)">${inner}</g><rect x="3" y="3" width="244" height="344" rx="20" fill="none" stroke="var(--ink)" stroke-width="6"/>`
