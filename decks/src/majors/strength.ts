import { lionHead } from '../creatures/heads.ts';
import { fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { portrait } from '../figure/portrait.ts';
import { hill, peaks } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { flower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const strength: Scene = {
  alt: 'A woman in white, roses in her hair and the sign of infinity above her, lays both hands on the mane of a great lion, which is calm.',
  draw: (chance) => [
    sky(chance),
    rays(300, 320, 150, 520, 28),
    halo(300, 322, 140),
    peaks(660, [
      [110, 90, 130],
      [490, 90, 150],
    ]),
    hill(690, 14, 'mid', 0.5),
    hill(770, 10, 'near', 2),
    portrait({
      y: 336,
      size: 0.96,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'down', brow: 'calm', mouth: 'smile' },
      wears: 'roseWreath',
      robe: 'linen',
      panel: 'rose',
      left: { kind: 'rest' },
      right: { kind: 'rest' },
    }),
    put(HEADWEAR.infinity, { x: 300, y: 312, size: 0.9 }),
    fill('straw', 'M60 900C60 760 150 700 300 700C450 700 540 760 540 900Z'),
    lionHead({ x: 300, y: 716, size: 1.78 }),
    fist('skinBrown', { x: 196, y: 626, turn: -30, size: 1.3 }),
    fist('skinBrown', { x: 404, y: 626, turn: 30, size: 1.3 }),
    [false, true].map((flip) =>
      put(
        [
          fill('straw', 'M70 870C70 820 150 820 156 870Z'),
          line('M96 868V844M116 868V840M134 868V846', 2, 'woodDark'),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    times(9, (i) => flower(216 + i * 21, 812 + Math.sin((i / 8) * Math.PI) * 26, 14, 5)),
  ],
};
