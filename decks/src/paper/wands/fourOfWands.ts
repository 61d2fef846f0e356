import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { dancingHare } from './dancingHare.ts';
import { garland } from './garland.ts';
import { house } from './house.ts';

const PATH = outline('286,704! 316,704! 322,730 350,780 420,900! 180,900! 250,780 280,730');

/** Soil that is heaped round the foot of a wand, and grass before it. */
const rooted = (x: number, y: number, height: number): Art => [
  cut(
    'ink',
    outline(
      `${x - 46},${y + 12}! ${x - 20},${y - 10} ${x},${y - 14} ${x + 20},${y - 10} ${x + 46},${y + 12}!`,
    ),
    4,
  ),
  tuft(x - 4, y + 8, height, 'mid', 5),
];

export const fourOfWands: Scene = {
  alt: 'Four wands stand as a gate with a great garland of leaves, fruit and flowers; under it a dark and a pale hare dance on one foot and press their forepaws together, and behind them a path leads to a house before the rising sun.',
  draw: () => [
    chatterSky('sky', outward(300, 480), { marks: 'far', gap: 60 }),
    flat('glow', circlePath(300, 530, 190)),
    beams(300, 530, 204, 430, 30, 'glow', 22),
    field('far', '40,670 160,650 300,660 440,650 560,670', 'mid'),
    house({ x: 301, y: 706, size: 0.56 }),
    field('near', '40,730 200,706 300,700 400,706 560,730', 'mid'),
    cut('sky', PATH),
    mirrored([stick([150, 800], [144, 250], 26), rooted(150, 796, 40)]),
    flat('ink', lens([92, 826], [264, 826], 18) + lens([336, 826], [508, 826], 18)),
    dancingHare({ x: 178, y: 824, size: 0.93, turn: 3 }, 'near', 'far', 'light'),
    dancingHare({ x: 422, y: 824, size: 0.93, turn: -3, flip: true }, 'light', 'mid', 'ink'),
    mirrored([stick([78, 880], [72, 190], 42), rooted(78, 866, 54)]),
    put(garland([52, 196], [424, 196], 70, 9), { x: -9, y: -12, size: 1.3 }),
  ],
};
