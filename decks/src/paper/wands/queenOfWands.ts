import { flat } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { cat, catTail } from './cat.ts';
import { sunflower } from './sunflower.ts';

export const queenOfWands: Scene = {
  alt: 'A black cat sits upright on a wall like a queen and looks at us, its tail laid round a budding wand; a crescent moon stands between its ears like a crown, and sunflowers grow beside it.',
  draw: () => [
    chatterSky('far', 8, { marks: 'sky', foot: 640 }),
    crescentMoon({ x: 300, y: 140, turn: -90 }, 52, 'light'),
    field('mid', '40,640 200,616 400,628 560,604', 'near'),
    sunflower(108, 470, 74, 840),
    sunflower(92, 660, 50, 840),
    keyed('sky', boxPath(30, 804, 540, 44), 5),
    keyed('near', boxPath(30, 848, 540, 60), 5),
    flat('light', times(5, (i) => lens([76 + i * 112, 850], [78 + i * 112, 880], 6)).join('')),
    wand(500, 590, 2.2, 2),
    catTail,
    cat,
  ],
};
