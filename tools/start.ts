// npm start: builds what has changed, in a process of its own so that its memory is given back, then serves.
import { once } from 'node:events';
import { start } from './command.ts';

const [code, signal] = await once(start(process.execPath, ['tools/build.ts']), 'exit');
if (signal !== null) process.kill(process.pid, signal);
else if (code !== 0) process.exitCode = code;
else await import('../server/src/main.ts');
