import { eachOf, put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { VINE, bunch, foliage } from './nineOfPentacles/vines.ts';
import { lady } from './nineOfPentacles/lady.ts';

export const nineOfPentacles: Scene = {
  alt: 'A woman in a gown stitched with flowers, near, in profile, looks at the falcon in a leather hood that clutches her gloved fist; grapes and nine coins hang on an arch of vines, and the sun sets behind.',
  draw: (chance) => [
    sky(chance, { stars: 12 }),
    disc('glow', 330, 590, 66, 2),
    hill(610, 12, 'far', 0.4),
    hill(660, 8, 'mid', 2),
    hill(840, 4, 'near', 1),
    [false, true].map((flip) =>
      put(
        [tube('woodDark', `M${VINE.map((point) => point.join(' ')).join('L')}`, 7), foliage],
        flip ? { x: 600, flip } : {},
      ),
    ),
    eachOf('246,166,0.8 354,166,0.8 424,222,0.9 424,770,0.9', (x, y, size) => bunch({ x, y, size })),
    eachOf('300,150 196,188 404,188 104,270 482,258 508,346 511,470 511,596 511,722', (x, y) =>
      pentacle(x, y, 0.42),
    ),
    lady,
    firelight(330, 590, 240, 0.6),
  ],
};
