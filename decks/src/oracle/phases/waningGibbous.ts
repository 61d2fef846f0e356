import { eachOf, fill, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { leaf } from '../../primitives/plants.ts';
import { hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { comb, dance } from './honeyComb.ts';
import { phaseSky } from './phaseSky.ts';

export const waningGibbous: OracleScene = {
  alt: 'A waning gibbous moon behind a bough, from which a great golden honeycomb hangs; on it a bee with red pollen on its legs dances a figure of eight, by which it tells six others, which look at it, where the flowers are.',
  hour: 'night',
  draw: (chance) => [
    phaseSky(chance, 5, { x: 236, y: 294, r: 112, stars: 20 }),
    hills(700, [60, 90, 50, 40, 60, 100, 70], 'far'),
    hills(770, [40, 20, 10, 0, 20, 40, 60], 'near', false),
    comb,
    dance,
    bough,
  ],
};

const bough: Art = [
  fill(
    'wood',
    outline(
      '30,420! 120,404 240,412 360,396 470,372 580,320! 580,392! 480,424 380,440 260,444 140,438 30,456!',
    ),
    { width: 3.2 },
  ),
  fill('wood', outline('400,392! 430,350 480,310 500,270! 520,280! 506,330 470,366 440,396!'), { width: 3 }),
  [
    '60,430 160,420 260,428',
    '220,436 320,432 420,416',
    '380,404 460,388 540,356',
    '460,410 510,396 556,376',
  ].map((grain) => graven(grain, 6, 'woodDark', 0.8)),
  graven('60,420 180,412 300,412', 5, 'straw', 0.7),
  line('M490 290Q500 270 510 258', 6, 'woodDark'),
  eachOf(
    '506,262,-60,62 506,268,-130,54 514,300,10,60 450,336,-150,52 84,412,-120,56 70,414,-60,50',
    (x = 0, y = 0, turn = 0, length = 0, i = 0) => leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark'),
  ),
];
