import { knight, UPRIGHT_RIDER } from '../courts/knight.ts';
import { type Art, clipped, eachOf, fill, flat, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { times } from '../drawing/geometry.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { litEdge } from '../primitives/litEdge.ts';
import { leaf } from '../primitives/plants.ts';
import { ripples } from '../primitives/ripples.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight in a winged helmet rides a white horse slowly through a shallow river at dusk, its neck arched, and lifts before him a golden cup whose light gilds his face and the water; mountains stand behind.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'amble',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'wine',
      ownCloth: saddleCloth,
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open', mood: 'tender' },
      crest: 'wing',
      mantle: 'cloth',
      cape: 'hangs',
      at: { x: 262, y: 612, size: 1.19 },
      air: [
        eveningBanks(600, ['glow', 'rose', 'rose', 'rose', 'dusk', 'dusk'], 58),
        rays(406, 268, 70, 330, 24, 0.6),
        firelight(406, 268, 180, 1),
      ],
      behind: river,
      build: UPRIGHT_RIDER,
      lean: 5,
      slackRein: [80, -90],
      arm: {
        shoulder: [-24, -156],
        elbow: [38, -136],
        hand: [98, -242],
        holds: heldAt(cup, 52, 0.76),
        turn: -38,
      },
      before: [reinHand, put(cupLight, SHIFTED), stream, reeds],
    }),
};

/** The far hand, which holds the rein: its sleeve comes from behind the body, before the mane. */
const reinHand: Art = [
  line('M356 506C362 526 354 540 344 552', 3.4, 'redDark'),
  line('M356 506C362 526 354 540 344 552', 1, 'trim', 0.8),
  clipped(
    'M304 470H460V600H354L346 562L329 545L304 532Z',
    cuffedArm({
      shoulder: [250, 470],
      elbow: [288, 512],
      cloth: 'rose',
      trim: 'steel',
      size: 0.86,
      at: { x: 356, y: 503, turn: 4, size: 0.86 },
      hand: (place) => grip('skinFair', place),
    }),
  ),
  line('M303 490L304 530', 2.2),
];

/** Where the light on him lies, which was measured with the horse larger and farther left. */
const SHIFTED = { x: 33.4, y: 49.8, size: 0.937 };

/** It follows the round of the barrel, fringed with gold. */
const saddleCloth: Art = [
  fill(
    'wine',
    'M44 -68C16 -56 -36 -54 -60 -64C-74 -40 -82 -12 -88 8C-70 28 -48 20 -30 32C-6 40 22 42 48 32C56 0 54 -38 44 -68Z',
  ),
  line('M-85 -2C-68 18 -46 10 -28 22C-6 30 22 32 49 22', 5, 'trim'),
  graven('-58,-44 -68,-16 -72,6', 4, 'ink', 0.4),
  graven('-30,-40 -36,-8 -36,16', 4, 'ink', 0.4),
];

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

/** Clear and shallow: the hooves show through it, each within rings, and below it the legs are mirrored in broken waves. */
const stream: Art = [
  flat('water', 'M40 800Q60 792 84 796Q130 802 180 796Q260 788 330 796Q440 802 560 794V900H40Z', 0.42),
  eachOf('125,838,17 206,836,16 388,838,16', (x, y, half) => [
    times(5, (i) =>
      fill(
        'steel',
        swellPath(
          [
            [x - half + i * 2, y + i * 9],
            [x - half * 0.2, y - 4 + i * 9],
            [x + half * 0.3, y + 3 + i * 9],
            [x + half - i * 2, y - 1 + i * 9],
          ],
          [1, 6 - i * 0.7, 6 - i * 0.7, 1],
        ),
        { edge: 'none', opacity: 0.62 - i * 0.1 },
      ),
    ),
    ripples(x, y - 26, 32, 2),
  ]),
  eachOf('436,722,24 440,748,40 438,778,30 440,812,62 446,846,46', (x, y, half) =>
    graven(
      [
        [x - half, y],
        [x, y - 2],
        [x + half, y],
      ],
      8,
      'glow',
      0.75,
    ),
  ),
  line('M220 842q50 -12 100 0', 2, 'detail', 0.6),
];

/** The light of the cup on the knight and his horse. */
const cupLight: Art = [
  litEdge('280,248 306,256 320,276 320,290', [2, 8, 7, 2], 'light'),
  firelight(330, 290, 60, 0.7),
  litEdge('314,300 316,320 322,334', [2, 4, 2], 'light', 0.8),
  litEdge('464,486 472,530 477,566', [2, 5, 2], 'light', 0.7),
  firelight(396, 256, 200, 0.9),
];

const reeds: Art = eachOf(
  '470,880,-104 488,880,-84 506,884,-96 524,882,-70 540,884,-104 60,884,-98 78,884,-76',
  (x, y, turn, i) => leaf(x, y, turn, 92 - (i % 3) * 16, i % 2 ? 'leaf' : 'leafDark', 0.1),
);
