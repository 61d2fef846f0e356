// npm start: builds the web app if it has changed, in a separate process so that its memory is freed, then serves.
// Missing pictures are rendered meanwhile at low priority; requested ones come first.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, startProgram } from './command.ts';

const renderer = fork('decks/build.ts', ['--background'], { cwd: ROOT });
const [isPlanned, [code, signal]] = await Promise.all([
  isListWritten(renderer),
  once(startProgram(process.execPath, ['tools/build.ts', 'web', 'places', 'phrases']), 'exit'),
]);
if (signal !== null) process.kill(process.pid, signal);
else if (code !== 0 || !isPlanned) process.exitCode = code || 1;
else {
  renderer.unref();
  renderer.channel?.unref();
  await import('../server/src/main.ts');
}

/** The server offers the pictures in the manifest, rendered or not; without a manifest it would offer none. */
async function isListWritten(child: ChildProcess): Promise<boolean> {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return message === 'planned';
}
