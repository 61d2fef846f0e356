import { type Art, eachOf, fill, flat, line, put } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

/** A lock of the mane, which points away from the face. */
const lock = (turn: number, reach: number, i: number): Art =>
  put(
    [
      fill(i % 2 ? 'hairAuburn' : 'wood', 'M-30 -20C-40 -70 -20 -104 10 -136C16 -104 40 -70 30 -20Z', {
        width: 2,
      }),
      graven('-8,-40 -10,-76 6,-116', 4, 'detail', 0.5),
    ],
    { turn, size: reach },
  );

/** The face from the side: brow, nose, muzzle and chin. */
const face: Art = [
  disc('metal', -22, -64, 22, 2),
  disc('wood', -20, -62, 11, 1.2),
  fill(
    'metal',
    'M-56 -10C-50 -58 -8 -76 34 -66C52 -58 62 -44 72 -28L104 -8C114 0 112 14 104 20C106 26 104 30 98 34C100 48 92 60 76 62C48 66 10 66 -16 52C-40 40 -58 16 -56 -10Z',
  ),
  fill('linen', 'M104 20C92 26 78 24 62 12C54 26 58 50 76 62C92 60 100 48 98 34C104 30 106 26 104 20Z', {
    width: 1.6,
  }),
  fill('woodDark', 'M84 -22L106 -8C114 0 112 12 104 16C94 8 88 -6 84 -22Z', { width: 1.6 }),
  line('M103 20Q88 32 70 30', 2.6, 'woodDark'),
  fill('glow', 'M28 -26C36 -38 50 -38 58 -28C50 -20 38 -18 28 -26Z', { edge: 'ink', width: 1.8 }),
  flat('ink', circlePath(48, -29, 5)),
  line('M24 -28C34 -42 52 -42 62 -30', 4, 'woodDark'),
  graven('20,-48 42,-54 62,-42', 5, 'woodDark', 0.6),
  graven('-20,-20 6,20 2,52', 5, 'woodDark', 0.4),
  graven('58,-16 72,0 78,16', 3, 'woodDark', 0.4),
  eachOf('72,38 82,42 74,48', (x, y) => flat('woodDark', circlePath(x, y, 2.4))),
];

/** The head with its mane, looking right; about 250 wide. */
export const lionAside: Art = [
  [-176, -144, -116, -88, -62, -36, -10, 14, 150, 176].map((turn, i) => lock(turn, 1.06, i)),
  [-160, -128, -100, -72, -46, -18, 8, 28, 132, 162].map((turn, i) => lock(turn, 0.84, i + 1)),
  face,
];
