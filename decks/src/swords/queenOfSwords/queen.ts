import { fill, line, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hangingSleeve } from '../../figure/garment.ts';
import { seatedAside } from '../../figure/seatedAside.ts';
import { disc } from '../../primitives/lights.ts';
import { heldAt, sword } from '../../suits/objects.ts';

const EDGE = { edge: 'skinEdge', width: 1.6 } as const;

const feathers = (points: readonly string[]): Art =>
  points.map((spine) => [
    fill('light', swellPath(spine, [22, 27, 5]), { width: 1.8 }),
    graven(spine, 2.4, 'ink', 0.3),
  ]);

/** A diadem in profile with a wing rooted at the temple, and the far wing behind it. */
const crown: Art = [
  fill('steel', swellPath('30,-60 44,-96 40,-140', [22, 26, 5]), { width: 1.8 }),
  fill('steel', swellPath('36,-58 62,-84 66,-118', [20, 24, 5]), { width: 1.8 }),
  fill('metal', 'M-74 -22C-60 -66 -6 -86 46 -58L50 -40C4 -62 -44 -46 -64 -4Z'),
  fill('metal', 'M22 -66L40 -112L52 -52Z', { width: 2 }),
  disc('waterLight', 40, -76, 7, 1.4),
  feathers([
    '-10,-50 -60,-58 -112,-50',
    '-8,-58 -62,-82 -108,-92',
    '-4,-66 -48,-106 -86,-130',
    '2,-68 -24,-116 -52,-158',
  ]),
  feathers([
    '10,-44 -22,-52 -58,-50',
    '12,-46 -20,-68 -52,-78',
    '14,-48 -12,-80 -36,-104',
    '18,-50 4,-84 -8,-116',
  ]),
  disc('red', 16, -47, 9, 1.4),
];

/** A hand raised to speak: its back to us, the fingers close together, the thumb at the palm; the wrist is at (0, 40). */
const speakingHand = (place: Place): Art =>
  put(
    [
      ['-15,-4 -19,-30 -16,-52', '-9,-8 -11,-42 -4,-66', '-2,-10 -1,-44 8,-69', '6,-8 10,-38 19,-58'].map(
        (spine) => fill('skinFair', swellPath(spine, [13, 13, 8]), EDGE),
      ),
      fill('skinFair', 'M-11 46C-16 28 -25 10 -21 -8C-14 -16 6 -18 12 -8C17 4 14 26 12 46Z', EDGE),
      fill('skinFair', swellPath('4,30 18,14 25,-4 25,-20', [18, 16, 13, 8]), EDGE),
      line(
        'M-16 -8q3 -5 7 -1M-7 -11q3 -5 7 -1M2 -11q4 -4 8 1M-14 -32q5 -2 8 0M-4 -42q5 -2 8 0M5 -38q5 -1 8 1',
        1.3,
        'skinEdge',
        0.55,
      ),
    ],
    place,
  );

/** She looks along her arm; the sword stands on her knee. */
export const queen: Art = seatedAside({
  side: { skin: 'skinFair', hair: 'hairWhite', eyes: 'open', mood: 'grave', nose: 'hooked', aged: true },
  wears: [disc('hairWhite', -80, 10, 26), crown],
  robe: 'cloth',
  mantle: 'wineDark',
  behind: [
    hangingSleeve('cloth', 'trim', [374, 560], [394, 470], 74),
    cuffedArm({
      shoulder: [282, 446],
      elbow: [374, 560],
      cloth: 'cloth',
      size: 1.16,
      at: { x: 404, y: 422, turn: 10, size: 0.96 },
      wrist: [0, 40],
      hand: speakingHand,
    }),
  ],
  nearArm: { joints: '248,446 258,566 347,556', holds: heldAt(sword, 74, 1.64), turn: 4 },
});
