import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { lenses, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** Breast and belly, and a neck like an S that bends back below the head. */
const BODY = outline(
  '196,620 206,570 250,556 310,566 380,590 440,640 452,700 400,742 330,766 268,756 218,706',
);
const NECK = limb('268,654,128 246,590,104 262,530,72 300,476,54 310,424,46 286,384,46 258,378,44');
const WING = outline('292,610! 350,588 412,614 454,664 486,740! 430,736 372,728 322,700 296,660');

/** A leg from the belly to three toes on the ground. */
const leg = (x: number): Art =>
  joined(
    'glow',
    [
      limb(`${x},744,20 ${x + 8},780,12 ${x - 2},818,11`),
      limb(`${x - 2},816,10 ${x - 40},824,7`),
      limb(`${x - 2},816,10 ${x - 14},834,7`),
      limb(`${x - 2},816,10 ${x + 28},824,7`),
    ],
    5,
  );

/** A peacock in profile without its tail that looks left: from its crest at 270 down to 834, about x 300. */
export const peacock: Art = [
  [286, 356].map(leg),
  joined('ink', [BODY, NECK], 7),
  ticks(BODY, { role: 'mid', flow: 60, gap: 34, length: 24, width: 6, tone: (x) => (x < 300 ? 0.9 : 0) }),
  ticks(NECK, { role: 'far', flow: 96, gap: 28, length: 18, width: 5, tone: (_, y) => (y > 420 ? 0.8 : 0) }),
  cut('accent', WING, 6),
  times(4, (i) =>
    gouge(
      `${312 + i * 26},${606 + i * 5} ${330 + i * 22},${636 + i * 8} ${322 + i * 24},${670 + i * 14}`,
      6,
      'ink',
    ),
  ),
  flat('ink', lenses('336,694 456,732 354,668 464,728 376,648 470,722 402,638 474,714', 9).join('')),
  cut('glow', outline('246,366! 222,374 208,388! 226,394 248,390!'), 4),
  flat('light', outline('250,366! 274,358 296,366! 276,374') + outline('252,392! 274,388 292,394! 272,400')),
  flat('light', circlePath(268, 379, 8)),
  flat('ink', circlePath(267, 379, 4.6)),
  times(5, (i) => {
    const [x, y] = polar(278, 362, 82, -128 + i * 20);
    return [stroke('ink', `${276 + i * 3},362 ${x},${y}`, [6, 5]), cut('glow', circlePath(x, y, 10), 3)];
  }),
];
