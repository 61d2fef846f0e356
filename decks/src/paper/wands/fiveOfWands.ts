import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field, rock } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { ram } from './ram.ts';

export const fiveOfWands: Scene = {
  alt: 'Two rams, a dark one and a white one, butt their heads together on stony ground, and behind them five wands lean and cross as if in a fight.',
  draw: () => [
    chatterSky('far', outward(300, 560), { marks: 'light', gap: 50 }),
    beams(300, 560, 60, 500, 30, 'sky', 26),
    stick([70, 760], [470, 140], 20),
    stick([530, 760], [140, 130], 20),
    stick([180, 780], [310, 110], 20),
    stick([300, 780], [530, 300], 20),
    stick([330, 790], [66, 330], 20),
    field('near', '40,730 200,710 400,720 560,710', 'mid'),
    put(ram('ink', 'mid', 'far'), { x: 302, y: 590 }),
    put(ram('light', 'far', 'ink'), { x: 302, y: 590, flip: true }),
    toPoints('110,830 230,856 420,840 530,866').map(([x, y]) => rock({ x, y: y + 10, size: 0.5 }, 'ink')),
  ],
};
