import { flat } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { sword } from '../objects.ts';

const BODY = 'M84 644C62 520 160 424 286 432C378 438 440 490 456 560L450 660H110Z';
const HEAD =
  'M336 574C344 518 410 490 462 520C500 544 534 586 546 614C548 634 530 646 504 650C450 660 388 662 358 640C338 622 332 600 336 574Z';
const TAIL = swellPath('100,600 120,650 210,664 310,646 366,640', [26, 66, 78, 64, 14]);

export const fourOfSwords: Scene = {
  alt: 'A dormouse sleeps on red leaves on a stone slab that has a sword along its side; three more swords hang on the wall above.',
  draw: () => [
    flat('sky', boxPath(40, 40, 520, 840)),
    hatch(boxPath(44, 60, 512, 560), { role: 'far', gap: 40, width: 7, side: 'all' }),
    [140, 300, 460].map((x, i) => [
      sword(x, i === 1 ? 254 : 236, i === 1 ? 1.15 : 1.25, 180),
      cut('ink', circlePath(x, i === 1 ? 136 : 107, 9), 3),
    ]),
    flat('ink', boxPath(40, 640, 520, 240)),
    keyed('far', 'M40 648H560V696H40Z', 6),
    keyed('mid', 'M66 696H534V872H66Z', 6),
    hatch(boxPath(70, 700, 460, 166), {
      role: 'ink',
      angle: 90,
      gap: 15,
      width: 5,
      side: 'end',
      reach: 0.14,
    }),
    sword(292, 776, 1.75, -90),
    [90, 150, 250, 350, 440, 510].map((x, i) => leaf(x, 660, 180 + (i % 2 ? 18 : -10), 90)),
    [130, 220, 400, 480].map((x, i) => leaf(x, 658, i % 2 ? -16 : 14, 84)),
    cut('ink', circlePath(438, 502, 32), 5),
    cut('ink', BODY, 6),
    ticks(BODY, {
      flow: around(300, 700),
      gap: 24,
      length: 22,
      width: 5,
      tone: (x, y) => (x < 340 && y < 600 ? 0.95 : 0),
    }),
    cut('ink', TAIL, 6),
    hatch(TAIL, { role: 'mid', angle: 62, gap: 14, width: 5, side: 'start', reach: 0.7 }),
    joined('ink', [HEAD, circlePath(378, 512, 44)], 5),
    flat('mid', circlePath(380, 514, 26)),
    gouge('436,576 460,594 490,580', 9),
    [604, 620, 636].map((y, i) => gouge(`506,${612 + i * 6} 470,${y + 2} 430,${y + i * 4}`, 4)),
    flat('accent', circlePath(541, 620, 11)),
  ],
};
