import { eachOf, rays, tube, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, road } from '../primitives/land.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { woman, man, clasped } from './fourOfWands/dancers.ts';

export const fourOfWands: Scene = {
  alt: 'Four staffs carry a garland of flowers; beneath it a woman and a man dance, her hand in his, each with a foot in the air and a lifted bouquet; a castle stands far off in festive light.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 480, 30, 480, 34, 0.5),
    hill(548, 18, 'far', 2),
    castle(300, 540, 0.74),
    hill(596, 8, 'far', 1),
    road(300, 600, 760, 'straw', 10),
    [196, 404].map((x) => wand(x, 446, 1.9)),
    hill(652, 5, 'mid', 2.4),
    [86, 514].map((x) => wand(x, 528, 2.7)),
    garland,
    hill(800, 6, 'near', 1),
    standing(182, 866, 110),
    standing(430, 866, 110),
    man,
    woman,
    clasped,
    eachOf('72,862 250,868 310,858 350,870 530,862', (x, y, i) =>
      flower(x, y, 14, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
  ],
};

/** From the tall staffs in front to those behind, in three bows. */
const BOWS = [
  [86, 340, 196, 302, 40],
  [196, 302, 404, 302, 44],
  [404, 302, 514, 340, 40],
] as const;

const garland: Art = BOWS.map(([x1, y1, x2, y2, sag], bow) => [
  tube('leafDark', `M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + sag * 2} ${x2} ${y2}`, 9),
  times(bow === 1 ? 13 : 8, (i) => {
    const t = (i + 0.5) / (bow === 1 ? 13 : 8);
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
    return [
      leaf(x, y, 60 + (i % 3) * 40, 30, i % 2 ? 'leaf' : 'leafDark'),
      leaf(x, y, -70 - (i % 3) * 40, 22, i % 2 ? 'leafDark' : 'leaf'),
      i % 2 === 0 && flower(x, y + 2, 17, 6, i % 4 ? 'rose' : 'red', i % 4 ? 'red' : 'redDark'),
    ];
  }),
]);
