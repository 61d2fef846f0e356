import { flat, put } from '../../drawing/art.ts';
import { polar, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke } from '../lino/cut.ts';
import { lenses, outward, wedge } from '../lino/marks.ts';
import { field, rock } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { ram } from './ram.ts';

export const fiveOfWands: Scene = {
  alt: 'Two rams, a dark one and a white one, butt their heads together on stony ground, and five wands lie crosswise behind and before them as if in a fight, one of them snapped.',
  draw: () => [
    chatterSky('far', outward(300, 500), { marks: 'light', gap: 50 }),
    beams(300, 500, 60, 520, 30, 'sky', 26),
    stick([130, 760], [484, 150], 20),
    stick([500, 780], [96, 196], 20),
    stick([230, 780], [330, 116], 20),
    field('near', '40,730 200,710 400,720 560,710', 'mid'),
    toPoints('84,800 300,790 520,804').map(([x, y]) => rock({ x, y, size: 0.4 }, 'ink')),
    put(ram('ink', 'ink', 'far'), { x: 302, y: 520, size: 1.34, turn: 5 }),
    put(ram('light', 'sky', 'ink'), { x: 302, y: 520, size: 1.34, turn: -5, flip: true }),
    flat(
      'light',
      times(7, (i) =>
        wedge(polar(300, 520, 34, -150 + i * 20), polar(300, 520, i % 2 ? 104 : 146, -150 + i * 20), 13),
      ).join(''),
    ),
    stick([84, 862], [420, 800], 21),
    // One is snapped: its butt lies apart.
    stick([352, 836], [530, 866], 21),
    cutStroke('ink', '262,792 300,806 330,826', [17, 17, 15], [23, 23, 20]),
    flat('glow', lenses('324,816 344,812 326,828 346,830 352,826 336,834', 6).join('')),
  ],
};
