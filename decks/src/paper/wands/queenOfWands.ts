import { flat } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { cat } from './cat.ts';
import { sunflower } from './sunflower.ts';

export const queenOfWands: Scene = {
  alt: 'A black cat rests on a stone wall with its tail hanging down and looks at us; sunflowers stand behind it under a crescent moon, and a wand leans on the wall.',
  draw: () => [
    chatterSky('mid', 12, { marks: 'far' }),
    crescentMoon({ x: 190, y: 200, turn: 200 }, 92, 'light'),
    field('near', '40,560 200,530 400,550 560,530', 'mid'),
    sunflower(400, 290, 84, 620),
    sunflower(510, 180, 64, 620),
    sunflower(520, 410, 62, 640),
    keyed('sky', boxPath(30, 604, 540, 300), 5),
    [670, 736, 802].map((y) => gouge(`40,${y} 300,${y - 4} 560,${y}`, 7, 'ink')),
    times(12, (i) => {
      const y = 606 + Math.floor(i / 3) * 66;
      const x = 90 + (i % 3) * 170 + (Math.floor(i / 3) % 2) * 84;
      return flat('ink', lens([x, y], [x + 3, y + 60], 6));
    }),
    cat,
    wand(88, 722, 1.44, -5),
  ],
};
