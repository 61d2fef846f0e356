import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';

const FALL = 32;
/** The wands' heads, from the far ones to the near. */
const HEADS = toPoints('504,140 392,164 512,310 300,250 420,398 504,536 268,460 388,608');
const RIVER = outline(
  '436,714! 470,740 440,760 380,766 330,790 420,830 420,900! 240,900! 250,850 270,810 250,784 300,756 400,738 436,726',
);
const PEAKS = toPoints('120,150 320,110 520,170').map(([x, height]) => [x, 160, height] as const);

const swift: Art = [
  joined('ink', [
    outline('70,0! 44,-14 0,-12 -50,-6! -96,-20! -80,0 -96,20! -50,8 0,12 44,12'),
    outline('34,-10! 10,-70 -60,-130 -150,-160! -90,-110 -50,-60 -24,-6!'),
    outline('34,10! 20,60 -30,110 -96,140! -60,90 -40,50 -24,6!'),
  ]),
  flat('light', circlePath(52, -6, 4)),
  gouge('20,-20 0,-66 -60,-116', 6),
  gouge('16,20 6,56 -34,98', 5),
];

export const eightOfWands: Scene = {
  alt: 'Eight wands fly aslant through the sky like arrows, side by side, down towards a valley with a winding river; a swift flies with them.',
  draw: () => [
    chatterSky('sky', FALL, { marks: 'far', foot: 700, gap: 44 }),
    mountains(760, PEAKS, 'mid'),
    field('near', '40,720 200,706 400,720 560,706', 'mid'),
    cut('glow', RIVER),
    field('ink', '40,800 120,806 190,850 230,900', 'mid'),
    field('ink', '440,900 480,840 520,810 560,800', 'mid'),
    HEADS.map(([x, y], i) => {
      const tail = polar(x, y, 150 + i * 24, FALL + 180);
      const streaks = [-1, 0, 1].map((side) => {
        const from = polar(...tail, side * (12 + i * 1.4), FALL + 90);
        return wedge(from, polar(...from, 70 + i * 9, FALL + 180), 6 + i * 0.6);
      });
      return [flat('light', streaks.join('')), stick(tail, [x, y], 14 + i * 2.7)];
    }),
    put(swift, { x: 140, y: 646, turn: FALL, size: 0.62 }),
  ],
};
