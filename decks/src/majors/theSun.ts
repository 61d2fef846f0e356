import { horse } from '../creatures/horse/horse.ts';
import { eachOf, flat, put, rays, tube, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { face } from '../figure/face.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { star, sunDisc } from '../primitives/lights.ts';
import { flower, spray, sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { rider } from './sun/child.ts';

export const theSun: Scene = {
  alt: 'A great sun with a kind face shines on a child with a crown of flowers, who looks up to it, a red flag in the hand, and rides a golden horse with a pale mane past a brick wall with sunflowers above it.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 264, 160, 560, 36, 0.7),
    sunDisc(300, 264, 94, 24),
    put(face({ eyes: 'closed', mood: 'glad' }), { x: 300, y: 264, size: 1.25 }),
    hill(640, 12, 'far', 1),
    eachOf('84,592 150,618 430,572 496,600', (x, y) => [
      spray({ from: [x, 720], to: [x, y], leaves: 3, length: 40 }),
    ]),
    bricks(676, 780),
    flat('glow', 'M40 676H560V684H40Z', 0.5),
    eachOf('84,592 150,618 430,572 496,600', (x, y, i) => [
      tube(
        'leafDark',
        `M${x} ${y + 10}Q${x + (i % 2 ? 34 : -4)} ${y - 34} ${x + (i % 2 ? 22 : 20)} ${y + 70}`,
        5,
      ),
      sunflower(x + (i % 2 ? 22 : 20), y + 78 + (i % 2) * 8, 0.86),
    ]),
    hill(790, 6, 'leafDark', 1.4),
    standing(290, 858, 210),
    put([mount, rider, sunlight], { x: -42, y: -145, size: 1.17 }),
    [80, 130, 420, 470, 520].map((x, i) => flower(x, 850 - (i % 2) * 14, 16, 6, 'light', 'glow')),
  ],
};

const mount: Art = put(
  horse({
    gait: 'stroll',
    coat: 'hairFair',
    shaded: 'straw',
    mane: 'light',
    rein: [70, -86],
    feathered: true,
    cloth: 'wine',
    device: star(0, 8, 18, 'glow', 8, 0.5),
  }),
  { x: 258, y: 708, size: 0.96 },
);

/** The sun's light on the horse's back below it. */
const sunlight: Art = graven('156,656 178,646 204,648', 6, 'glow', 0.8);
