import { type Art, eachOf, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { closedOver } from '../../figure/holds.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';
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

const cloak: Art = [
  fill('wineDark', 'M240 500C200 560 180 760 176 900H460C460 760 440 560 400 500Z'),
  mirrored(
    [
      fill(
        'clothDark',
        'M262 496C196 508 146 560 126 660C112 740 104 830 100 900H214C212 780 216 640 280 560Z',
      ),
      graven('200,540 156,660 136,860', 8),
      graven('230,540 180,680 166,860', 8),
    ],
    318,
  ),
];

/** Five swords clasped to his side, their hilts fanned out. */
const swords: Art = [
  eachOf('-92,100 -73,134 -54,150 -35,134 -16,100', (angle, reach) =>
    sword(...polar(226, 800, reach, angle), 1.5, 270 + angle),
  ),
];

/** In a hood and cloak, near; he looks back aside at what he leaves. */
export const thief: Art = put(
  [
    cloak,
    put([head(LOOK), frontModelling(LOOK), hood], HEAD),
    fill('metal', 'M296 512L318 500L340 512L330 540H306Z', { width: 2 }),
    disc('red', 318, 520, 8, 1.4),
    swords,
    cuffedArm({
      shoulder: [20, 990],
      elbow: [70, 900],
      cloth: 'wine',
      trim: 'trim',
      size: 1.8,
      at: { x: 236, y: 790, size: 1.8, turn: -14 },
      wrist: [-30, -4],
      hand: (place) => closedOver('skinOlive', place),
    }),
  ],
  { x: 36 },
);
