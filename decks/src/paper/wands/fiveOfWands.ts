import { flat, put } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward, wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { ram } from './ram.ts';

export const fiveOfWands: Scene = {
  alt: 'A dark and a white ram with angry eyes and curled horns butt their brows together; before their hooves five wands lie crossed over one another on the ground.',
  draw: () => [
    chatterSky('far', outward(300, 300), { marks: 'light', gap: 50 }),
    beams(300, 300, 60, 420, 26, 'sky', 26),
    field('mid', '40,640 200,620 400,632 560,618', 'far'),
    put(ram('ink', 'ink', 'far'), { x: 297, y: 348, turn: 4 }),
    put(ram('light', 'sky', 'ink'), { x: 303, y: 348, turn: -4, flip: true }),
    flat(
      'light',
      times(7, (i) =>
        wedge(polar(300, 244, 24, -150 + i * 20), polar(300, 244, i % 2 ? 84 : 120, -150 + i * 20), 13),
      ).join(''),
    ),
    stick([78, 852], [262, 700], 22),
    stick([254, 858], [92, 706], 22),
    stick([346, 862], [500, 700], 22),
    stick([524, 850], [340, 708], 22),
    stick([66, 790], [520, 770], 23),
  ],
};
