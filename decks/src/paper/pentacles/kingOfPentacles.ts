import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke } from '../lino/cut.ts';
import { lens, outward, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { bull } from './bull.ts';

const PEAKS =
  'M30 760V300L44 262H62V284H80V262H98L104 200L118 130H134V156H150V130H168L184 290L196 420L240 760Z';

export const kingOfPentacles: Scene = {
  alt: 'A mighty bull looks straight at us and bears a coin between its horns; a garland of vine leaves and grapes lies on its chest, and rocks like towers rise behind.',
  draw: () => [
    chatterSky('sky', outward(300, 290), { marks: 'far' }),
    beams(300, 290, 120, 470, 28, 'far', 22),
    mirrored([cut('mid', PEAKS, 6), ticks(PEAKS, { role: 'ink', gap: 34, length: 22, width: 5 })]),
    bull({ x: 36, y: 100, size: 0.88 }),
    pentacle(300, 290, 0.985),
    mirrored([
      stroke('ink', '70,690 120,760 200,806 300,822', [8, 10, 10, 10]),
      toPoints('66,690 84,700 100,740 124,752 150,780 176,790 206,806 190,804 266,818').map(([x, y], i) =>
        leaf(x, y, i % 2 ? -60 : 135, 84, 'mid'),
      ),
      toPoints('236,812 268,816 222,838 252,842 238,866').map(([x, y]) => [
        cut('accent', circlePath(x, y, 18), 4),
        flat('light', lens([x - 9, y - 4], [x - 1, y - 10], 4)),
      ]),
    ]),
  ],
};
