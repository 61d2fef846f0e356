import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { disc } from '../../primitives/lights.ts';
import { cup } from '../../suits/objects.ts';

const side = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  beard: 'pointed',
  eyes: 'down',
  mood: 'tender',
} as const;

export const king: Art = [
  put([profile(side), sideModelling(side), curledHair('hairBlack'), CROWNS.waveCrown], {
    x: 210,
    y: 336,
    size: 1.6,
    turn: 15,
  }),
  fill(
    'cloth',
    'M112 500C60 540 40 620 40 720V900H420C414 800 386 690 340 620C310 570 270 530 240 500Q170 540 112 500Z',
  ),
  fill('wine', 'M108 482C50 520 40 600 40 640V900H120C96 780 110 640 150 536Q130 530 108 482Z'),
  graven('100,560 70,700 80,880', 6),
  graven('140,600 110,740 120,880', 5),
  graven('260,560 330,680 360,860', 6),
  fill('trim', 'M104 470C130 520 190 528 246 486L264 516C204 566 124 556 86 496Z', { width: 2 }),
  eachOf('126,520 170,536 220,524', (x, y) => disc('red', x, y, 6, 1)),
];

/** The cup stands on his palm, between the fingers behind it and the thumb before it. */
export const hand: Art = cuffedArm({
  shoulder: [132, 600],
  elbow: [206, 812],
  cloth: 'cloth',
  trim: 'linen',
  size: 2.3,
  at: { x: 424, y: 668, size: 1.9, turn: -8 },
  wrist: [-38, 12],
  hand: (place) => hollowPalm('skinBrown', place, cup(432, 518, 1.5)),
});
