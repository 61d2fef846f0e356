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

/** A deep hood, and the shadow that it throws on the brow, the eyes and the far cheek; in the units of a head. */
const hood: Art = [
  // What is dark in it, and the neck of the tunic.
  fill('wineDark', 'M-50 150C-44 120 -30 104 -22 92Q0 108 22 92C30 104 44 120 50 150Z', { width: 2 }),
  flat('ink', 'M58 -20C60 40 50 90 34 146L22 92C36 70 44 40 42 -10Z', 0.5),
  flat('ink', 'M-58 -60H58V-20Q0 -4 -58 -14Z', 0.42),
  fill(
    'clothDark',
    'M14 -116C-44 -112 -82 -70 -82 0C-84 50 -92 90 -104 128Q0 176 104 128C92 90 86 50 84 0C84 -60 70 -106 14 -116ZM0 -50C36 -50 56 -28 56 10C56 54 46 96 34 146Q0 152 -34 146C-46 96 -56 54 -56 10C-56 -28 -36 -50 0 -50Z',
  ),
  // The edge of the hood falls open to the shoulders.
  line(
    'M34 146C46 96 58 54 58 10C58 -28 37 -52 0 -52C-37 -52 -58 -28 -58 10C-58 54 -46 96 -34 146',
    4.5,
    'trim',
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

/** The edge of the cloak, which is pushed back by the arm. */
const EDGE = 'M80 690H170C146 740 142 800 150 900H80Z';

/** Five swords, their hilts fanned out above the fist, their points below it. */
const swords: Art = eachOf('-20,92 -40,116 -60,124 -80,112 -100,108', (angle, reach) =>
  sword(...polar(240, 776, reach, angle), 1.5, 270 + angle),
);

const arm: Art = cuffedArm({
  shoulder: [84, 690],
  elbow: [100, 828],
  cloth: 'wine',
  size: 1.8,
  at: { x: 254, y: 748, size: 1.7, turn: -10 },
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
    clipped(boxPath(130, 690, 320, 210), arm),
    clipped(EDGE, cloakHalf),
    line('M170 690C146 740 142 800 150 900', 2.4),
    lights,
  ],
  { x: 36 },
);
