import { type Art, clipped, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { boxPath, polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { closedOver } from '../../figure/holds.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { firelight } from '../../primitives/firelight.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { sword } from '../../suits/objects.ts';

const LOOK: Look = {
  skin: 'skinOlive',
  hair: 'hairBlack',
  cut: 'short',
  beard: 'moustache',
  shape: 'long',
  nose: 'long',
  eyes: 'open',
  mood: 'sly',
  turn: -0.6,
  gaze: [-1, 0.1],
};

const HEAD = { x: 318, y: 338, size: 1.36, turn: 4 };

/** The warm light of the camp on the side of the face towards it. */
const fireOnFace: Art = clipped('M-46 -20C-48 20 -38 50 -14 74L2 74L-8 20L-6 -20Z', [
  firelight(-46, 16, 58),
  firelight(-46, 16, 40),
]);

/** A deep hood, and the shadow that it throws on the brow and the eyes; in the units of a head. */
const hood: Art = [
  flat('ink', 'M-58 -60H58V-20Q0 -4 -58 -14Z', 0.42),
  fill(
    'clothDark',
    'M14 -116C-44 -112 -82 -70 -82 0C-84 50 -92 90 -104 128Q0 176 104 128C92 90 86 50 84 0C84 -60 70 -106 14 -116ZM0 -50C36 -50 56 -28 56 10C56 46 44 78 20 96Q0 104 -20 96C-44 78 -56 46 -56 10C-56 -28 -36 -50 0 -50Z',
  ),
  line(
    'M0 -52C38 -52 59 -28 59 10C59 48 46 80 20 98M0 -52C-38 -52 -59 -28 -59 10C-59 48 -46 80 -20 98',
    6,
    'steelDark',
  ),
  graven('-14,-100 -60,-50 -72,30', 5),
  graven('30,-98 66,-50 74,30', 5),
  graven('-66,60 -74,100 -60,130', 4),
  graven('66,60 76,100 60,130', 4),
];

/** One half of the cloak, to the left; its inner edge hangs over the arm that is under it. */
const cloakHalf: Art = [
  fill(
    'clothDark',
    'M262 496C196 508 146 560 126 660C112 740 104 830 100 900H158C166 850 172 810 166 764C176 690 220 600 280 560Z',
  ),
  graven('200,540 156,660 136,860', 8),
  graven('238,540 178,650 156,740', 8),
];

/** Five swords, their points wrapped in a cloth, their hilts fanned out. */
const swords: Art = eachOf('-92,100 -73,134 -54,150 -35,134 -16,100', (angle, reach) =>
  sword(...polar(226, 800, reach, angle), 1.5, 270 + angle),
);

const wrapping: Art = [
  fill('linen', 'M190 772C206 740 270 736 300 782C290 806 262 840 232 900H180C176 860 178 810 190 772Z'),
  graven('204,790 210,840 200,890', 5, 'shade'),
  graven('286,790 256,830 236,880', 6, 'shade'),
];

const arm: Art = cuffedArm({
  shoulder: [130, 700],
  elbow: [132, 836],
  cloth: 'wine',
  size: 1.8,
  at: { x: 252, y: 788, size: 1.8, turn: -8 },
  wrist: [-30, -4],
  hand: (place) => closedOver('skinOlive', place),
});

/** The light of the campfire and of the moon on him. */
const lights: Art = [
  litEdge('222,300 214,400 200,486', [3, 13, 8]),
  litEdge('206,548 156,600 130,690 112,850', [4, 14, 14, 6]),
  litEdge('386,226 410,280 420,400', [3, 8, 3], 'steel'),
];

/** In a hood and cloak, near; he looks back aside at what he leaves. */
export const thief: Art = put(
  [
    fill('wineDark', 'M240 500C200 560 180 760 176 900H460C460 760 440 560 400 500Z'),
    put(cloakHalf, { x: 2 * 318, flip: true }),
    cloakHalf,
    put([head(LOOK), frontModelling(LOOK), fireOnFace, hood], HEAD),
    swords,
    wrapping,
    clipped(boxPath(150, 738, 300, 162), arm),
    clipped(boxPath(80, 700, 140, 200), cloakHalf),
    lights,
  ],
  { x: 36 },
);
