// The server of `npm run dev`. It is killed at each change, and Node writes its compile cache only when a process ends by
// itself, so it is written here once the server has started.
import { flushCompileCache } from 'node:module';

const STARTED_AFTER_MS = 5_000;

setTimeout(flushCompileCache, STARTED_AFTER_MS).unref();
await import('../server/src/main.ts');
