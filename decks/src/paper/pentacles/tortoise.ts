import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, lenses, ticks } from '../lino/marks.ts';

const SHELL = 'M48 742C46 620 120 540 216 536C316 540 388 620 392 742C340 764 100 764 48 742Z';
const NECK = swellPath('360,730 420,700 446,630 440,590', [70, 58, 46, 44]);

/** A tortoise that stretches its neck up to the right: 480 wide, from its head at 507 to its soles at 846. */
export const tortoise = (place: Place): Art =>
  put(
    [
      joined('mid', [
        swellPath('180,730 186,784 196,806', [60, 52, 48]),
        swellPath('268,730 272,784 284,804', [60, 52, 48]),
      ]),
      joined('mid', [
        NECK,
        'M414 600C404 560 420 526 450 516C480 506 500 520 500 540C502 570 480 606 452 616C434 622 420 616 414 600Z',
        swellPath('110,730 92,790 70,820', [76, 66, 56]),
        swellPath('336,730 372,778 404,812', [76, 62, 54]),
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
      flat(
        'ink',
        lenses(
          '52,838 56,822 70,844 74,828 90,842 92,826 400,836 396,820 418,830 412,814 428,820 420,806 190,828 192,814 206,826 206,812 282,826 282,812 298,822 296,808',
          7,
        ).join(''),
      ),
      gouge('60,720 216,748 380,720', 6),
    ],
    place,
  );
