import { type Art, eachOf, fill, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { firelight } from '../primitives/firelight.ts';
import { iris } from '../primitives/iris.ts';
import { cloud, hill } from '../primitives/land.ts';
import { star } from '../primitives/lights.ts';
import { litBank } from '../primitives/skies.ts';
import { ace } from '../suits/ace.ts';
import { laurelBough, palmBough } from './aceOfSwords/boughs.ts';
import { greatSword } from './aceOfSwords/greatSword.ts';

export const aceOfSwords: Scene = {
  alt: 'A hand from a bright cloud holds up a single long sword, whose shining point goes through a golden crown; a bough of laurel with red berries and a palm branch bend down from the crown on either side, above mountains and blue irises.',
  draw: (chance) => [
    ace(chance, 'swords', [
      litBank(330, 'stoneDark', [300, 130], 2),
      litBank(450, 'stone', [300, 130], 5),
      litBank(618, 'stoneDark', [300, 130], 4),
    ]),
    hill(800, 10, 'near', 3),
    laurelBough([
      [224, 306],
      [66, 420],
      [192, 600],
    ]),
    palmBough([
      [376, 306],
      [534, 420],
      [408, 600],
    ]),
    rays(300, 130, 56, 200, 36, 0.9),
    arm,
    put(HEADWEAR.lionCrown, { x: 300, y: 362, size: 1.3 }),
    knots,
    iris({ x: 84, y: 872, size: 0.9, turn: -6 }),
    iris({ x: 140, y: 880, size: 1.16, turn: 2 }),
    iris({ x: 204, y: 884, size: 0.84, turn: 8 }),
    firelight(300, 150, 290),
    star(300, 130, 34, 'light'),
  ],
};

/** An arm in a wide sleeve, which comes out of a bright cloud on the right and grips the sword. */
const arm: Art = [
  cuffedArm({
    shoulder: [640, 900],
    elbow: [500, 800],
    cloth: 'linen',
    size: 2,
    at: { x: 300, y: 690, size: 1.8, flip: true, turn: 18 },
    wrist: [-34, 4],
    hand: (place) => grip('skinFair', place, greatSword),
  }),
  cloud(520, 850, 1.7, 'steel'),
  cloud(540, 822, 1.5, 'light'),
];

const knots: Art = eachOf('217 383', (x) =>
  fill(
    'red',
    `M${x} 308L${x - 22} 294Q${x - 26} 310 ${x - 18} 324L${x} 312L${x + 18} 324Q${x + 26} 310 ${x + 22} 294Z`,
    { width: 1.4 },
  ),
);
