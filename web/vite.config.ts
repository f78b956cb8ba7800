import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The Python package halfshell_web, which hatch_build.py adds to halfshell, holds the built app.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../build/halfshell_web/static", emptyOutDir: true },
});
