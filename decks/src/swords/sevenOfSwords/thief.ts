import { type Art, eachOf, fill, line, put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { closedOver } from '../../figure/holds.ts';
import { profile } from '../../figure/profile.ts';
import { sword } from '../../suits/objects.ts';

/** Five swords with their hilts up, rolled into a cloth. */
const bundle: Art = [
  eachOf('-26,176 9,178 -15,202 -1,208 -8,178', (angle, reach) =>
    sword(...polar(0, 110, reach, 270 + angle), 1.12, 180 + angle),
  ),
  fill('wine', 'M-52 -14C-20 0 20 0 46 -14C40 20 36 50 40 100C20 114 -20 114 -40 100C-36 50 -44 20 -52 -14Z'),
  line('M-50 -2C-20 12 20 12 45 -2M-39 88C-20 102 20 102 39 88', 6, 'trim'),
  graven('-20,8 -16,40 -18,92', 5),
  graven('16,8 12,40 16,92', 5),
];

/** Steals away on his toes to the left, his chest towards us and his head turned back, both arms round the swords. */
export const thief: Art = [
  actor({
    skin: 'skinOlive',
    head: [
      profile({
        hair: 'hairBlack',
        hood: 'clothDark',
        beard: 'moustache',
        nose: 'hooked',
        eyes: 'open',
        mood: 'sly',
      }),
    ],
    headAt: { x: 288, y: 384, size: 0.86, turn: 6 },
    spine: '276,470 290,556 310,634',
    girth: [128, 128, 96],
    cloth: 'sage',
    hem: [
      [220, 700],
      [396, 690],
    ],
    hose: 'wine',
    limbs: 1.1,
    farLeg: { joints: '334,656 384,722 430,756', foot: 132 },
    nearLeg: { joints: '286,660 216,706 186,786', foot: 168 },
  }),
  put(bundle, { x: 262, y: 574, turn: -36 }),
  cuffedArm({
    shoulder: [222, 500],
    elbow: [134, 582],
    cloth: 'sage',
    size: 1.1,
    at: { x: 236, y: 622, turn: 6, size: 1.1 },
    wrist: [-28, -4],
    hand: (place) => closedOver('skinOlive', place),
  }),
  cuffedArm({
    shoulder: [330, 496],
    elbow: [402, 586],
    cloth: 'sage',
    size: 1.1,
    at: { x: 304, y: 560, flip: true, turn: -8, size: 1.1 },
    wrist: [-28, -4],
    hand: (place) => closedOver('skinOlive', place),
  }),
];
