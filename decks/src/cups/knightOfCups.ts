import { knight } from '../courts/knight.ts';
import { type Art, eachOf, fill, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { leaf } from '../primitives/plants.ts';
import { ripples } from '../primitives/ripples.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight in a winged helmet rides a white horse slowly through a shallow river at dusk, its neck arched, and holds out before him a golden cup from which light shines; mountains stand behind the water.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'amble',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'wine',
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open', mood: 'tender' },
      crest: 'wing',
      mantle: 'cloth',
      cape: 'hangs',
      at: { x: 244, y: 600, size: 1.27 },
      air: [
        eveningBanks(600, ['glow', 'straw', 'rose', 'rose', 'dusk', 'dusk'], 58),
        rays(398, 306, 70, 330, 24, 0.6),
        firelight(398, 300, 170, 0.9),
      ],
      behind: river,
      build: {
        size: 1,
        spine: '-2,-172 -13,-124 -15,-72',
        girth: [56, 76, 54],
        head: { x: 6, y: -230, size: 0.53 },
        limbs: 0.84,
        thigh: 16,
        forward: 12,
        cloth: 1.4,
      },
      lean: 5,
      slackRein: [46, -80],
      arm: {
        shoulder: [-10, -158],
        elbow: [40, -118],
        hand: [102, -182],
        holds: heldAt(cup, 48, 0.62),
        turn: -30,
      },
      before: [stream, reeds],
    }),
};

const river: Art = [
  peaks(640, [
    [96, 120, 230],
    [548, 120, 210],
    [420, 90, 110],
  ]),
  hill(668, 8, 'mid', 1.4),
  lake(690),
  eachOf('400,712,90 380,740,120', (x, y, half) =>
    graven(
      [
        [x - half, y],
        [x, y - 2],
        [x + half, y],
      ],
      7,
      'glow',
      0.5,
    ),
  ),
];

/** It hides the hooves; round the legs it stands in rings. */
const stream: Art = [
  fill('water', 'M40 824C120 814 200 830 300 822C400 814 480 828 560 818V900H40Z', { opacity: 0.9 }),
  eachOf('72,830,26 166,832,30 344,828,24', (x, y, r) => ripples(x, y, r)),
  line('M60 858q40 -12 80 0M220 862q50 -14 100 0M400 846q40 -12 80 0', 2, 'detail', 0.6),
];

const reeds: Art = eachOf(
  '470,880,-104 488,880,-84 506,884,-96 524,882,-70 540,884,-104 60,884,-98 78,884,-76',
  (x, y, turn, i) => leaf(x, y, turn, 92 - (i % 3) * 16, i % 2 ? 'leaf' : 'leafDark', 0.1),
);
