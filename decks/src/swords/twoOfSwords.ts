import { eachRow, fill } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { tiles, water } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const twoOfSwords: Scene = {
  alt: 'A blindfolded woman sits with her back to the moonlit sea and holds two swords crossed on her breast.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(424, 250, 46, -24),
    water(560, 12, 24),
    eachRow(
      [
        [120, 600],
        [470, 640],
        [520, 590],
      ],
      (x, y) =>
        fill('stoneDark', `M${x - 44} ${y + 30}L${x - 20} ${y - 8}L${x + 8} ${y + 4}L${x + 40} ${y + 30}Z`),
    ),
    tiles(770, 'stone', 'stoneDark'),
    fill('stone', 'M150 776H450V868H150Z'),
    person({
      x: 300,
      y: 860,
      size: 1.62,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'bound', mouth: 'calm' },
      dress: 'seated',
      cloth: 'linen',
      trim: 'steelDark',
      arms: [
        { elbow: [-70, -140], hand: [26, -170], handless: true },
        { elbow: [70, -140], hand: [-26, -170], handless: true },
      ],
    }),
    sword(242, 515, 1.5, -42),
    sword(358, 515, 1.5, 42),
    [-1, 1].map((s) => fist('skinBrown', { x: 300 + s * 18, y: 600, turn: s * -42, size: 1.05 })),
  ],
};
