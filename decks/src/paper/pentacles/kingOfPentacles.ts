import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke } from '../lino/cut.ts';
import { lens, outward, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { bull } from './bull.ts';

const PEAKS = 'M30 760V300L48 246L66 272L92 214L108 146L128 112L146 152L170 182L186 290L196 420L240 760Z';

export const kingOfPentacles: Scene = {
  alt: 'A mighty bull looks straight at us and bears a coin between its horns; a garland of vine leaves and grapes lies on its chest, and pointed rocks rise behind.',
  draw: () => [
    chatterSky('sky', outward(300, 290), { marks: 'far', gap: 54 }),
    beams(300, 290, 120, 470, 22, 'far', 22),
    mirrored([cut('mid', PEAKS, 6), ticks(PEAKS, { role: 'ink', gap: 44, length: 26, width: 5 })]),
    bull({ x: 36, y: 100, size: 0.88 }),
    pentacle(300, 290, 0.985),
    mirrored([
      stroke('ink', '70,690 120,760 200,806 300,822', [8, 10, 10, 10]),
      toPoints('66,690 84,700 100,740 124,752 150,780 176,790 206,806 190,804 266,818').map(([x, y], i) =>
        leaf(x, y, i % 2 ? -60 : 135, 84, 'mid'),
      ),
      toPoints('214,826 244,816 274,828 198,846 230,846 262,852 290,840 222,866 252,872').map(([x, y]) => [
        cut('accent', circlePath(x, y, 18), 4),
        flat('light', lens([x - 9, y - 4], [x - 1, y - 10], 4)),
      ]),
    ]),
  ],
};
