// The server of `npm run dev`. It is killed at each change, but Node writes its compile cache only when a process exits
// normally, so it is written here as soon as the server has started.
import { flushCompileCache } from 'node:module';

const STARTED_AFTER_MS = 5_000;

setTimeout(flushCompileCache, STARTED_AFTER_MS).unref();
await import('../server/src/main.ts');
