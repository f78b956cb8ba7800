"""Files that people write (scenarios, content): read so that every part knows its line, with mistakes that say what would be right."""
