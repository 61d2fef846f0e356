import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { beast } from '../nature/beasts.ts';
import { field, lake } from '../nature/land.ts';
import { beams, chatterSky, crescentMoon, moon } from '../nature/sky.ts';
import { crayfish } from './crayfish.ts';

const TOWER = 'M60 560L70 330L96 300H130L152 334L166 560Z';

export const theMoon: Scene = {
  alt: 'A dark wolf and a white dog lift their heads to the moon on both sides of a path that leads between two dark towers of rock; a crayfish climbs out of the pool below.',
  draw: () => [
    chatterSky('near', around(300, 250), { marks: 'mid' }),
    beams(300, 250, 140, 290, 30, 'glow', 10),
    moon(300, 250, 120, 'glow', 'light'),
    crescentMoon({ x: 300, y: 250 }, 116, 'light'),
    mirrored([
      cut('ink', TOWER, 6),
      hatch(TOWER, {
        role: 'mid',
        angle: 70,
        gap: 14,
        width: 4,
        reach: 0.4,
      }),
    ]),
    field('mid', '40,560 200,530 400,530 560,560', 'far'),
    cut(
      'sky',
      'M290 532H312C352 570 296 600 330 640C352 672 372 716 400 744H200C244 716 262 690 254 650C246 606 300 580 290 532Z',
      5,
    ),
    put(beast('wolf', {}, { role: 'ink', far: 'near', nod: -58 }), { x: 150, y: 612, size: 0.68 }),
    put(beast('wolf', {}, { role: 'light', far: 'far', marks: 'ink', nod: -58 }), {
      x: 450,
      y: 614,
      size: 0.62,
      flip: true,
    }),
    lake(744, 'near', 'far'),
    put(crayfish, { y: -30 }),
  ],
};
