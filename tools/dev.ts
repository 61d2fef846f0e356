// npm run dev: the server, started again at every change, and Vite's own with the screens as they are written. Cards
// are drawn in the background, and those whose scene has changed again.
import { isWellDone, start } from './command.ts';

const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts']);
const screens = start('vite', ['--config', 'web/vite.config.ts']);
const cards = start(process.execPath, [
  '--watch',
  '--watch-preserve-output',
  'decks/build.ts',
  '--background',
]);
const places = start(process.execPath, ['tools/build.ts', 'places']);
const ends = [isWellDone(server), isWellDone(screens)];
// One of them alone is of no use.
await Promise.race(ends);
for (const child of [server, screens, cards, places]) child.kill();
await Promise.all(ends);
