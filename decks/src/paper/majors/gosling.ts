import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '130,420! 112,448 118,492 152,544 208,584 280,596 348,576 400,528 422,466 414,410 440,350 380,330 330,356 280,374 220,384 170,400',
);
const HEAD = outline('352,330 332,286 340,234 376,200 424,194 466,214 486,254 482,300 458,340 410,366');
const WING = outline(
  '352,430! 300,404 240,410 196,440 160,486! 190,490 178,512! 216,508 210,530! 256,516 256,538! 306,512 340,476',
);
const BEAK = outline('468,248! 500,246 532,268 544,286! 524,296 490,298 468,294');
const FOOT = outline('0,-12! 18,-6 60,10 74,24! 50,26 44,40! 20,32 6,44! -8,24 -16,4');

/** A leg with a webbed foot, its heel at (x, y). */
const leg = (points: string, x: number, y: number, turn: number): Art => [
  cutStroke('accent', points, [24, 18, 18], [34, 28, 28]),
  put([cut('accent', FOOT, 5), gouge('2,4 30,12 62,22', 5, 'ink'), gouge('-2,8 16,20 40,32', 5, 'ink')], {
    x,
    y,
    turn,
    size: 1.2,
  }),
];

/** A gosling that walks off to the right with its breast out and its head up; what it shoulders lies under its wing. */
export const gosling = (load: Art): Art => [
  leg('230,570 216,620 228,668', 228, 664, 4),
  leg('330,560 372,610 420,622', 420, 618, -32),
  joined('glow', [BODY, HEAD], 7, 'ink'),
  load,
  keyed('glow', WING, 6),
  ['340,452 270,452 206,484', '330,478 270,488 230,508'].map((line) => gouge(line, 6, 'ink')),
  // Down, ruffled by the wind.
  ticks(BODY, {
    role: 'ink',
    flow: (x, y) => 160 - (x - 300) * 0.3 + (y - 480) * 0.2,
    gap: 30,
    length: 16,
    width: 4,
    tone: (x, y) => (y > 520 || x > 372 ? 1 : 0),
  }),
  ticks(HEAD, {
    role: 'ink',
    flow: 110,
    gap: 26,
    length: 14,
    width: 4,
    tone: (x, y) => (x < 396 && y > 240 ? 1 : 0),
  }),
  keyed('accent', BEAK, 6),
  gouge('544,286 510,278 472,282', 5, 'ink'),
  flat('ink', circlePath(500, 262, 4)),
  flat('ink', circlePath(430, 254, 17)),
  flat('light', circlePath(436, 247, 6)),
  ['398,198 392,176 374,164', '412,194 414,172 404,152'].map((line) => gouge(line, 7, 'ink')),
];
