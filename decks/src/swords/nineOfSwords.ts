import { clipped, fill, flat } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { star } from '../primitives/lights.ts';
import { flower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const nineOfSwords: Scene = {
  alt: 'Somebody sits up in bed at night with their face in their hands; nine swords hang in the dark above, and roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    times(9, (i) => sword(322 + (i % 2) * 86, 186 + i * 44, 1.2, -90)),
    fill('wood', 'M52 560H92V900H52Z'),
    fill('wood', 'M66 590H160V800H66Z'),
    fill('linen', 'M92 720C100 640 190 640 214 720Z'),
    person({
      x: 208,
      y: 850,
      size: 1.3,
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'long', eyes: 'closed', brow: 'sad', mouth: 'firm' },
      dress: 'robe',
      cloth: 'light',
      trim: 'linen',
      lean: 6,
      bow: 14,
      arms: [
        { elbow: [-54, -170], hand: [10, -244] },
        { elbow: [66, -170], hand: [40, -238] },
      ],
    }),
    fill('cloth', 'M92 900V760C160 716 260 724 320 740L560 770V900Z'),
    clipped(
      'M92 900V762C160 718 260 726 320 742L560 772V900Z',
      times(4, (row) =>
        times(9, (i) => {
          const [x, y] = [98 + i * 54, 742 + row * 46 + Math.max(0, i - 3) * 7];
          const isFlower = (i + row) % 2 === 1;
          return [
            fill(isFlower ? 'wine' : 'clothDark', boxPath(x, y, 50, 42), { width: 1.2 }),
            isFlower
              ? flower(x + 25, y + 21, 14, 5, 'rose', 'red')
              : star(x + 25, y + 21, 12, 'glow', 6, 0.45),
          ];
        }),
      ),
    ),
  ],
};
