import { type Art, fill, flat, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { restingHand } from '../../figure/restingHand.ts';

const look: Look = {
  skin: 'skinFair',
  hair: 'hairBrown',
  cut: 'long',
  eyes: 'closed',
  mood: 'grave',
  shape: 'oval',
};

/** The shoulders rise from the neck, and the back runs out of the picture on the right. */
const cloak: Art = [
  fill(
    'red',
    'M218 812C206 770 222 728 262 710C296 694 340 706 396 700C450 694 500 684 580 690V950H236C222 880 216 846 218 812Z',
  ),
  flat(
    'ink',
    'M262 930C262 870 274 850 300 836C296 862 316 868 340 838C346 862 366 866 392 830C404 856 430 856 458 822C474 846 500 842 580 808V950H262Z',
    0.22,
  ),
  graven('262,728 250,770 262,830 300,866', 8),
  graven('292,770 290,810 320,856', 6),
  graven('346,764 352,804 386,848', 6),
  graven('404,762 416,800 452,836', 6),
  graven('470,770 486,800 520,822', 6),
  graven('300,716 330,736 346,756', 5),
  graven('404,708 424,728 462,744', 5),
  graven('470,706 500,720 548,724', 5),
];

const collar: Art = [
  fill(
    'trim',
    'M214 742C232 722 250 724 262 712C246 744 240 790 250 828C236 830 226 826 218 818C206 796 206 766 214 742Z',
    {
      width: 2,
    },
  ),
];

const arm: Art = cuffedArm({
  shoulder: [350, 850],
  elbow: [262, 928],
  cloth: 'red',
  size: 1.5,
  at: { x: 132, y: 882, turn: 8, size: 1.25, flip: true },
  wrist: [-28, 0],
  hand: (place) => restingHand('skinFair', place),
});

/** Hair that has come loose over the brow. */
const locks: Art = [
  '-40,-40 -70,-50 -92,-20 -88,40',
  '-46,-10 -70,0 -84,40 -70,84',
  '-10,-66 -34,-100 -70,-104 -92,-92',
  '20,-66 10,-102 -20,-122 -40,-122',
].map((points) => [limb('hairBrown', points, [26, 26, 16, 3]), graven(points, 3)]);

/** Face down, the cheek on the ground and the face towards us, one arm stretched out before it. */
export const fallen: Art = [
  put([locks, hairBehind({ ...look, cut: 'short' }), head(look), frontModelling(look)], {
    x: 136,
    y: 762,
    size: 1.12,
    turn: -96,
  }),
  arm,
  cloak,
  collar,
];
