import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const [X, Y] = [300, 604];
/** It is rolled up, so its spines stand out to all sides. */
const BALL = polygonPath(times(104, (i) => polar(X, Y, i % 2 ? 178 : 202, i * (360 / 104))));
const FACE = outline(
  '300,584! 330,560 372,566 390,604 382,652 350,690 318,716 300,722 282,716 250,690 218,652 210,604 228,566 270,560',
);
const PAWS = [limb('236,708,44 252,742,36 268,756,28'), limb('270,736,34 284,760,30 292,770,22')];

/** The back of a hedgehog that has rolled itself up: a ball of spines, 404 wide about (300, 604). */
export const rolledBack: Art = [
  joined('ink', [BALL], 6),
  ticks(circlePath(X, Y, 186), { role: 'far', flow: outward(X, 640), gap: 40, length: 44, width: 8 }),
];

/** Its face, its eyes closed, and its paws, drawn in at the middle of the ball. */
export const drawnInFace: Art = [
  mirrored([
    keyed('mid', outline('226,592! 196,574 194,540 222,526 248,546 252,574!'), 5),
    flat('near', outline('222,576! 208,562 212,546 228,544 238,560!')),
  ]),
  cut('ink', outline('190,640! 210,560 300,540 390,560 410,640! 390,740 300,790 210,740'), 0),
  mirrored(PAWS.map((paw) => joined('mid', [paw], 5))),
  keyed('sky', FACE, 6),
  flat('mid', outline('300,590! 316,620 322,668 312,706 300,712 288,706 278,668 284,620!')),
  mirrored([gouge('228,628 250,646 272,634', 9, 'ink'), gouge('236,606 252,598 266,606', 5, 'ink')]),
  flat('ink', outline('282,694! 300,684 318,694! 312,716 300,722 288,716')),
  gouge('292,692 300,688 306,692', 5),
];
