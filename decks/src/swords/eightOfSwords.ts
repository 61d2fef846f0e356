import { put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const eightOfSwords: Scene = {
  alt: 'A bound and blindfolded woman stands on wet sand among eight swords; the way between them is open in front, and a castle is far behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    peaks(560, [[300, 130, 150]], 'dusk', 'far'),
    castle(300, 420, 0.9),
    hill(600, 6, 'far', 1.2),
    lake(650, 900),
    [84, 142, 200].map((x, i) => sword(x, i === 1 ? 500 : 570, 1.56, 180 - (2 - i))),
    [400, 458, 516].map((x, i) => sword(x, i === 1 ? 500 : 570, 1.56, 180 + i)),
    person({
      x: 300,
      y: 842,
      size: 1.62,
      look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'bound', mouth: 'calm' },
      dress: 'gown',
      cloth: 'wine',
      trim: 'rose',
      bow: -6,
      arms: [
        { elbow: [-58, -170], hand: [-20, -138], behind: true, handless: true },
        { elbow: [58, -170], hand: [20, -138], behind: true, handless: true },
      ],
    }),
    put(
      [-190, -172, -154].map((y) => [tube('linen', `M-40 ${y}Q0 ${y + 14} 40 ${y}`, 7)]),
      { x: 300, y: 842, size: 1.62 },
    ),
    sword(112, 738, 1.3, 180),
    sword(492, 738, 1.3, 180),
  ],
};
