import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';

const SHELL = 'M48 742C46 620 120 540 216 536C316 540 388 620 392 742C340 764 100 764 48 742Z';
const NECK = swellPath('360,730 420,700 446,630 440,590', [70, 58, 46, 44]);

/** A tortoise that stretches its neck up to the right: 480 wide, from its head at 507 to its soles at 846. */
export const tortoise = (place: Place): Art =>
  put(
    [
      joined('mid', [
        NECK,
        'M414 600C404 560 420 526 450 516C480 506 500 520 500 540C502 570 480 606 452 616C434 622 420 616 414 600Z',
        swellPath('110,730 92,790 76,816', [76, 66, 60]),
        swellPath('326,730 344,790 356,816', [76, 66, 60]),
        swellPath('60,730 36,752 30,756', [30, 18, 6]),
      ]),
      ticks(NECK, { role: 'ink', flow: 10, gap: 17, length: 18, width: 4 }),
      flat('light', circlePath(456, 548, 11)),
      flat('ink', circlePath(458, 546, 7) + lens([452, 596], [496, 552], 4) + circlePath(490, 528, 3)),
      cut('accent', SHELL, 7),
      [
        'M216 548L262 580L254 646H178L170 580Z',
        'M160 584L168 650L136 702L66 692C72 640 104 600 160 584Z',
        'M272 584L264 650L296 702L374 692C364 640 330 600 272 584Z',
        'M178 658H254L284 708L216 728L148 708Z',
      ].map((d) => [
        keyed('glow', d, 5),
        hatch(d, { role: 'ink', angle: 62, gap: 13, width: 5, side: 'end', reach: 0.45 }),
      ]),
      flat('ink', [72, 96, 326, 350].map((x) => lens([x, 838], [x + 8, 826], 6)).join('')),
      gouge('60,720 216,748 380,720', 6),
    ],
    place,
  );
