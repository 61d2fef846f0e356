import { flat, put } from '../../drawing/art.ts';
import { polar, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, tornPath } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { swift } from './swift.ts';
import { outline } from '../nature/body.ts';

const FALL = 32;
/** The wands, from the far ones to the near: the head, the length and the width of each. */
const WANDS = [
  [520, 101, 78, 8],
  [498, 146, 110, 10],
  [520, 225, 142, 12],
  [386, 212, 180, 15],
  [468, 345, 215, 19],
  [273, 318, 225, 23],
  [330, 459, 260, 28],
  [237, 527, 200, 33],
] as const;
const RIVER = outline(
  '356,706! 352,734 316,760 256,766 206,790 296,830 296,900! 116,900! 126,850 146,810 126,784 176,756 276,738 322,724',
);
const PEAKS = toPoints('140,180 268,106').map(([x, height]) => [x, 160, height] as const);

export const eightOfWands: Scene = {
  alt: 'Eight wands fly aslant through the sky like a volley of arrows, small far off and large near us, down towards a valley with a winding river; a swift with spread wings dives ahead of them.',
  draw: () => [
    chatterSky('mid', FALL, { marks: 'far', foot: 560, gap: 74 }),
    flat('near', tornPath('near', '40,70 200,104 330,160 460,226 560,270', 40)),
    flat('far', tornPath('far', '40,500 200,540 380,572 560,600')),
    mountains(760, PEAKS, 'mid'),
    field('near', '40,720 200,706 400,720 560,706', 'mid'),
    cut('glow', RIVER),
    field('ink', '40,800 120,806 190,850 230,900', 'mid'),
    field('ink', '440,900 480,840 520,810 560,800', 'mid'),
    WANDS.map(([x, y, length, width]) => {
      const tail = polar(x, y, length, FALL + 180);
      const streaks = [-0.7, 0, 0.7].map((side) => {
        const from = polar(...tail, side * width, FALL + 90);
        const start = polar(...from, width * 0.4, FALL + 180);
        return wedge(start, polar(...start, 36 + width * 3, FALL + 180), width * 0.3);
      });
      return [flat('light', streaks.join('')), stick(tail, [x, y], width)];
    }),
    put(swift, { x: 430, y: 622, turn: FALL, size: 1 }),
  ],
};
