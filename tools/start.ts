// npm start: builds the web app when it has changed, in a process of its own so that its memory is given back, then
// serves. What is missing of the pictures is drawn meanwhile and after, behind everything else; what is asked for first.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, startProgram } from './command.ts';

const renderer = fork('decks/build.ts', ['--background'], { cwd: ROOT });
const [isPlanned, [code, signal]] = await Promise.all([
  isListWritten(renderer),
  once(startProgram(process.execPath, ['tools/build.ts', 'web', 'places']), 'exit'),
]);
if (signal !== null) process.kill(process.pid, signal);
else if (code !== 0 || !isPlanned) process.exitCode = code || 1;
else {
  renderer.unref();
  renderer.channel?.unref();
  await import('../server/src/main.ts');
}

/** The server shows the pictures that are in the list, drawn or not. Without one it would show none. */
async function isListWritten(of: ChildProcess): Promise<boolean> {
  const [told] = await Promise.race([once(of, 'message'), once(of, 'exit')]);
  return told === 'planned';
}
