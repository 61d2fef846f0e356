// npm run dev: the server, started again at every change, and Vite's own with the screens as they are written.
import { isWellDone, start } from './command.ts';

process.exitCode = 1;
if (await isWellDone(start(process.execPath, ['tools/build.ts', 'pictures']))) {
  const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts']);
  const screens = start('vite', ['--config', 'web/vite.config.ts']);
  const ends = [isWellDone(server), isWellDone(screens)];
  // One of them alone is of no use.
  await Promise.race(ends);
  for (const child of [server, screens]) child.kill();
  await Promise.all(ends);
  process.exitCode = 0;
}
