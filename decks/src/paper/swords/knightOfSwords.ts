import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { greyhoundBody, greyhoundHead } from './greyhound.ts';

/** Clouds that the wind draws out. */
const STREAKS = [
  'M40 120C120 84 190 116 270 98C340 70 370 90 420 92C384 106 390 116 362 124C330 120 310 140 270 150C220 154 200 176 160 170C110 166 90 180 40 186Z',
  'M40 268C90 236 150 250 220 234C280 216 320 226 350 222C320 240 310 256 270 256C220 254 190 280 140 280C100 280 70 290 40 296Z',
  'M560 330C520 326 500 344 466 342C500 354 530 356 560 366Z',
];

export const knightOfSwords: Scene = {
  alt: 'The head and chest of a black greyhound in full gallop, its ears laid back and one foreleg stretched out ahead; it holds a sword by the grip between its teeth, the blade raised, and the wind tears the clouds.',
  draw: () => [
    chatterSky('mid', -14, { marks: 'far', foot: 720 }),
    STREAKS.map((d) => keyed('light', d, 5)),
    [gouge('60,150 180,140 300,116', 6, 'far'), gouge('60,272 150,264 250,240', 6, 'far')],
    field('far', '40,690 200,680 380,650 560,600', 'mid', -14),
    put([greyhoundBody, sword(455, 324, 2.2, 12), greyhoundHead], { x: -26, y: 30 }),
    field('near', '40,890 240,880 400,862 560,830', 'mid', -14, 30),
  ],
};
