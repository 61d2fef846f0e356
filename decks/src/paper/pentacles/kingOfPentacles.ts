import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { bull } from './bull.ts';
import { vineyard } from './vineyard.ts';

const GRAPES = '246,772 282,778 318,778 354,772 266,798 334,798 300,804 284,824 316,824';

export const kingOfPentacles: Scene = {
  alt: 'A mighty bull with ivory horns tipped in gold looks straight at us and bears a coin between them; a full garland of vine leaves with a bunch of grapes hangs on its chest, and vineyards rise on both sides.',
  draw: () => [
    plainSky('sky'),
    beams(300, 262, 120, 470, 22, 'far', 22),
    mirrored(vineyard),
    bull({ x: 36, y: 72, size: 0.88 }),
    pentacle(300, 262, 0.985),
    mirrored([
      cutStroke('mid', '40,560 90,660 180,736 300,764', [10, 12, 12, 12], [20, 22, 22, 22]),
      toPoints('52,590 70,640 108,680 140,706 184,738 222,748 262,764').map(([x, y], i) =>
        leaf(x, y, i % 2 ? -70 : 120, 82, 'mid'),
      ),
    ]),
    toPoints(GRAPES).map(([x, y]) => [
      cut('accent', circlePath(x, y, 18), 4),
      flat('light', lens([x - 9, y - 4], [x - 1, y - 10], 4)),
    ]),
    [leaf(296, 764, -155, 84, 'mid'), leaf(304, 764, -25, 84, 'mid'), leaf(300, 758, 90, 50, 'mid')],
  ],
};
