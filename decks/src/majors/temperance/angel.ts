import { wing } from '../../creatures/wing.ts';
import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { bearingHand } from '../../figure/holds.ts';
import { grip } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { halo } from '../../primitives/lights.ts';
import { suitEmblem } from '../../suits/objects.ts';

const side = { skin: 'skinFair', hair: 'hairFair', eyes: 'down', mood: 'tender' } as const;

const CUP = suitEmblem('cups', 1.05);

/** Looks right here, and is turned over on the card. */
export const angel: Art = [
  halo(200, 304, 150, 'dusk'),
  limb('linen', '252,520 340,570 412,440', [96, 88, 58]),
  graven('300,564 350,556 388,494', 5),
  fill('metal', swellPath('388,426 410,440 432,454', [13, 15, 13]), { width: 2 }),
  limb('skinFair', '416,432 426,406', [44, 38], 'skinEdge'),
  grip('skinFair', { x: 436, y: 380, size: 1.4, turn: -44 }, put(CUP, { x: -22, y: -6, turn: -112 })),
  put([profile(side), sideModelling(side), curledHair('hairFair')], { x: 206, y: 324, size: 1.42, turn: 16 }),
  fill(
    'linen',
    'M108 478C60 510 40 580 40 660V900H380C372 790 350 690 312 610C286 556 262 520 232 484Q164 516 108 478Z',
  ),
  wing({ x: 118, y: 600, size: 1.5, flip: true, turn: -34 }, 'rose', 'red'),
  graven('250,540 306,660 336,880', 6),
  fill('metal', 'M106 470Q166 508 232 474L246 496Q166 540 92 492Z', { width: 2 }),
  fill('rose', 'M40 806Q210 850 366 790L374 832Q210 892 40 848Z', { width: 2 }),
  stream(),
  put(CUP, { x: 402, y: 700 }),
  frontOfRim(),
  limb('linen', '160,508 140,590 172,742 318,770', [28, 92, 98, 64]),
  graven('122,600 140,700 184,770', 5),
  graven('190,744 250,764 300,764', 5),
  fill('metal', swellPath('312,740 320,768 320,800', [14, 17, 14]), { width: 2 }),
  bearingHand('skinFair', { x: 388, y: 786, size: 1.6, turn: -2 }),
];

/** Water in an arc from the one lip to the other. */
function stream(): Art {
  const fall = 'M344 388C336 440 380 520 394 622';
  return [
    line(fall, 21, 'line', 0.9),
    line(fall, 17, 'waterLight'),
    line('M348 400C344 450 384 520 396 618', 4, 'light', 0.85),
  ];
}

/** The rim before which the stream falls in. */
function frontOfRim(): Art {
  return put(
    [
      flat('waterLight', 'M-60 -76C-40 -84 40 -84 60 -76C40 -66 -40 -66 -60 -76Z'),
      line('M-66 -76C-60 -62 60 -62 66 -76', 4, 'metal'),
    ],
    { x: 402, y: 700, size: 1.05 },
  );
}
