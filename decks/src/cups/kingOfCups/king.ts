import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { bearingHand } from '../../figure/holds.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { disc } from '../../primitives/lights.ts';

const side = {
  skin: 'skinBrown',
  hair: 'hairWhite',
  beard: 'pointed',
  eyes: 'down',
  mood: 'tender',
  aged: true,
} as const;

export const king: Art = [
  put([profile(side), sideModelling(side), curledHair('hairWhite'), CROWNS.waveCrown], {
    x: 214,
    y: 330,
    size: 1.6,
    turn: 6,
  }),
  fill(
    'cloth',
    'M112 500C60 540 40 620 40 720V900H420C414 800 386 690 340 620C310 570 270 530 240 500Q170 540 112 500Z',
  ),
  fill('wine', 'M112 492C50 530 40 600 40 640V900H150C130 780 150 640 196 540Q150 530 112 492Z'),
  graven('100,560 70,700 80,880', 6),
  graven('140,600 110,740 120,880', 5),
  graven('260,560 330,680 360,860', 6),
  fill('trim', 'M112 488Q170 534 240 496L256 520Q176 572 96 510Z', { width: 2 }),
  eachOf('136,520 176,534 218,524', (x, y) => disc('red', x, y, 6, 1)),
];

/** The cup stands on his palm. */
export const hand: Art = [
  limb('cloth', '164,542 146,620 184,772 352,720', [26, 96, 100, 66]),
  graven('130,620 146,740 190,804', 6),
  graven('210,770 270,764 330,736', 5),
  fill('trim', swellPath('334,678 358,706 378,744', [16, 19, 16]), { width: 2 }),
  bearingHand('skinBrown', { x: 434, y: 674, size: 1.75, turn: -12 }),
];
