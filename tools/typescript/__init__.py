"""What the page knows of Python, written as TypeScript: `make types`."""
