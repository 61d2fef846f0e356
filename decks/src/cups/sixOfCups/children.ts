import { type Art, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { posed } from '../../figure/posed.ts';
import { longHair } from '../../figure/profileHair.ts';

const hood: Art = [
  fill(
    'wine',
    'M48 -36C44 -92 -60 -104 -84 -30C-112 -10 -140 10 -150 50C-124 36 -104 40 -86 56C-80 84 -60 104 -40 112L18 108C-8 80 -26 50 -24 16C-20 -10 10 -30 48 -36Z',
    { width: 2 },
  ),
  graven('10,-70 -50,-40 -60,50', 5),
  graven('-20,-60 -80,-10 -120,30', 4),
];

/** The bigger one, in a hood, who holds out a cup in both hands. */
const boy = (cup: Art): Art =>
  posed({
    place: { x: 196, y: 716, size: 0.8 },
    side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'down', mood: 'tender', nose: 'snub' },
    hat: hood,
    headAt: [20, -400],
    headSize: 0.98,
    bow: 10,
    cloth: 'cloth',
    trim: 'straw',
    hose: 'wine',
    boots: 'woodDark',
    spine: '0,-324 -2,-276 0,-214',
    girth: [84, 116, 100],
    hem: [
      [-78, -116],
      [76, -116],
    ],
    limbs: 1.2,
    farLeg: { joints: '16,-180 26,-100 22,-20', foot: 4 },
    nearLeg: { joints: '-12,-180 -18,-100 -34,-20', foot: 4 },
    nearArm: { joints: '4,-306 46,-224 120,-254', holds: cup, turn: -6 },
  });

/** The smaller one, who smells the flowers. */
const girl: Art = put(
  posed({
    place: {},
    side: { skin: 'skinFair', hair: 'hairFair', eyes: 'closed', mood: 'glad', nose: 'snub' },
    hat: longHair('hairFair'),
    headAt: [24, -328],
    headSize: 0.96,
    bow: 4,
    cloth: 'rose',
    trim: 'linen',
    boots: 'woodDark',
    spine: '0,-252 -4,-210 -4,-160',
    girth: [78, 100, 90],
    hem: [
      [-100, -12],
      [86, -12],
    ],
    limbs: 1.1,
    nearArm: { joints: '4,-236 30,-160 76,-186', hand: 'open' },
  }),
  { x: 424, y: 716, size: 0.8, flip: true },
);

/** Two children before the moon; between them a cup of flowers. */
export const children = (cup: Art): Art => [girl, boy(cup)];
