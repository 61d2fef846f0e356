#!/usr/bin/env node
// The `moonletter` command: the server's command line, on the project's own Node.
import { fileURLToPath } from 'node:url';

process.argv.splice(
  2,
  0,
  '--production',
  'node',
  fileURLToPath(new URL('../server/src/main.ts', import.meta.url)),
);
await import('./run.mjs');
