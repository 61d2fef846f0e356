import { knight } from '../courts/knight.ts';
import { fill, line, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges at full gallop on a pale grey horse, sword thrust forward, his cape and the air torn by the wind, dust and stones under the hooves.',
  draw: (chance) => [
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steel',
      shaded: 'steelDark',
      mane: 'light',
      trapping: 'wine',
      tabard: 'cloth',
      mantle: 'cloth',
      cape: 'flies',
      at: { x: 274, y: 650, size: 1.24, turn: -6 },
      halo: [318, 370],
      lean: 20,
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern', nose: 'snub' },
      crest: 'plume',
      arm: { elbow: [40, -168], hand: [84, -196], holds: heldAt(sword, 74, 0.86, 34), turn: 8 },
      behind: times(9, (i) =>
        line(
          `M${52 + (i % 3) * 34} ${250 + i * 66}q70 -22 ${150 + (i % 2) * 60} -6q40 8 30 -14q-10 -14 -20 0`,
          2.6,
          'light',
          0.55,
        ),
      ),
    }),
    dust,
  ],
};

/** Dust that the hooves throw up, and the stony ground below them. */
const dust: Art = [
  fill(
    'dusk',
    'M40 862C50 832 92 826 112 846C130 824 170 826 184 850C212 832 252 838 262 856C300 842 346 844 362 860C400 850 440 852 456 864C500 858 540 860 560 868V900H40Z',
    { width: 2 },
  ),
  line(
    'M62 862C68 842 94 840 104 856M128 860C136 840 164 842 172 858M204 866C216 848 240 850 248 864M306 866C318 854 338 856 346 866',
    2,
    'light',
    0.5,
  ),
  [
    'M392 806l12 -8l10 8l-8 10Z',
    'M330 810l8 -10l12 4l-4 12Z',
    'M440 830l10 -6l8 8l-10 6Z',
    'M268 816l9 -7l9 8l-8 7Z',
  ].map((d) => fill('stone', d, { width: 1.6 })),
];
