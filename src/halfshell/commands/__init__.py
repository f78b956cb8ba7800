"""The commands of the `halfshell` program, one module each."""
