import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const LOOK: Look = { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'bound', mood: 'grave' };

const HEAD = { x: 300, y: 356, size: 1.5 };

export const woman: Art = [
  put(hairBehind(LOOK), HEAD),
  fill('linen', 'M236 500C150 520 110 560 90 640V900H510V640C490 560 450 520 364 500Q300 600 236 500Z'),
  graven('240,620 230,740 226,880', 7),
  graven('300,640 304,740 300,880', 7),
  graven('360,620 370,740 374,880', 7),
  mirrored([
    fill('clothDark', 'M216 500C130 512 70 570 44 680V900H150C150 760 160 620 240 548Z'),
    graven('170,550 110,660 90,800', 8),
    graven('200,550 140,660 124,800', 7),
  ]),
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  fill('trim', 'M228 500Q300 620 372 500L396 516Q300 668 204 516Z'),
  disc('waterLight', 300, 606, 15),
];

/** The left fist and its sword, which leans over to the right. */
export const swordArm: Art = cuffedArm({
  shoulder: [-30, 1000],
  elbow: [84, 980],
  cloth: 'linen',
  size: 2,
  at: { x: 186, y: 744, turn: -40, size: 1.7 },
  hand: (place) => grip('skinBrown', place, longSword(29, 1.86)),
});
