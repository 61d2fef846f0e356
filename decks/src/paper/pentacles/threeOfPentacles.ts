import { flat, put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { stoneWindow } from './stoneWindow.ts';
import { swallow } from './swallow.ts';

/** Half a cup of clay against the left jamb. */
const NEST = outline('112,596! 170,612 240,608 306,586! 298,646 262,694 204,724 150,738 108,746!');
/** The lower edges of its lumps of clay, and the last lumps on its rim, which is not closed yet. */
const LUMPS = toPoints(
  '138,640 176,648 214,646 252,636 284,620 128,668 162,676 200,676 238,664 270,650 142,702 182,704 222,692 250,680 132,728 168,726',
);
const RIM = toPoints('120,594 148,602 178,606 208,605');

export const threeOfPentacles: Scene = {
  alt: 'Two swallows build a nest of lumps of clay against the jamb of a pointed stone window, one in it and one in flight with a straw; three coins are set in stone rings above them, and hills lie outside.',
  draw: () => [
    stoneWindow([plainSky(), field('far', '40,710 200,690 400,706 560,676', 'near')]),
    toPoints('300,268 230,390 370,390').map(([x, y], i) => [
      cut('far', circlePath(x, y, 64), 5),
      hatch(circlePath(x, y, 64), { role: 'near', angle: 90, gap: 14, width: 5, side: 'both', reach: 0.12 }),
      pentacle(x, y, 0.56, i * 8),
    ]),
    put(
      [
        joined('ink', [
          'M136 640C136 574 166 560 196 552C204 520 242 514 258 540L290 550L260 562C258 594 246 620 230 640Z',
        ]),
        flat('accent', 'M222 572C242 564 254 560 259 564C257 590 240 604 222 606C216 592 216 580 222 572Z'),
        flat('light', circlePath(238, 543, 6)),
        flat('ink', circlePath(239, 543, 3)),
      ],
      { x: 10, y: -8 },
    ),
    keyed('accent', NEST, 6),
    hatch(NEST, { role: 'ink', angle: 18, gap: 13, width: 5, side: 'end', reach: 0.22 }),
    RIM.map(([x, y]) => keyed('accent', circlePath(x, y, 16), 4)),
    LUMPS.map(([x, y]) => gouge(`${x - 15},${y - 6} ${x},${y + 6} ${x + 15},${y - 7}`, 5, 'ink')),
    gouge('250,676 268,690 276,720', 5, 'glow'),
    swallow({ x: 420, y: 640, flip: true, turn: 8, size: 0.68 }),
  ],
};
