import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';

const BODY =
  'M70 -150C120 -120 130 -30 90 50C50 120 -30 190 -104 236C-110 170 -104 40 -60 -60C-30 -130 20 -170 70 -150Z';
const WING =
  'M40 -110C86 -70 80 20 40 80C0 140 -60 190 -128 260C-124 180 -100 60 -60 -20C-30 -76 0 -120 40 -110Z';

const heron = [
  stroke('ink', '0,120 10,220 -6,330', [16, 10, 9]),
  stroke('ink', '40,90 60,210 46,340', [16, 10, 9]),
  [gouge('-40,334 -4,328 40,338', 9, 'ink'), gouge('10,346 50,338 96,350', 9, 'ink')],
  joined('ink', [BODY, swellPath('40,-80 96,-120 84,-190 116,-204', [120, 80, 62, 54])]),
  cut('glow', 'M126 -226L150 -188L170 -64L118 -176Z', 4),
  stroke('ink', '112,-222 60,-232 6,-196', [12, 10, 3]),
  flat('light', circlePath(122, -200, 8) + lens([110, -176], [96, -120], 6)),
  flat('ink', circlePath(123, -199, 4)),
  cut('near', WING, 4),
  hatch(WING, { angle: 112, gap: 17, width: 6, side: 'all' }),
];

export const fiveOfCups: Scene = {
  alt: 'A dark heron hangs its head over three cups that have spilled red on the bank; two upright cups stand behind it. Across the river are a bridge and a house.',
  draw: () => [
    chatterSky('sky', 96, { marks: 'far', foot: 460 }),
    field('far', '40,400 140,360 300,404 400,394 560,360', 'light'),
    cut('near', 'M84 372V312L112 292V268H128V280L146 266L208 312V372Z', 5),
    flat('glow', 'M132 372v-40h26v40Z'),
    lake(436, 'mid', 'sky'),
    cut('near', 'M370 520V440C420 372 520 372 600 440V520H556C540 448 470 448 456 520Z', 5),
    hatch('M370 440C420 372 520 372 600 440L590 452C540 400 440 400 376 452Z', {
      angle: 84,
      gap: 15,
      width: 4,
    }),
    field('near', '40,640 180,650 340,680 470,676 560,690', 'mid'),
    cup(98, 590, 0.78),
    cup(188, 606, 0.78),
    flat('ink', lens([260, 724], [480, 732], 16)),
    put(heron, { x: 344, y: 384, size: 1.04 }),
    [
      'M38 762C60 738 112 742 128 758C142 774 106 794 80 792C58 792 30 782 38 762Z',
      'M160 842C178 820 250 824 272 840C280 856 240 868 200 866C176 866 150 860 160 842Z',
      'M496 762C506 742 550 740 584 756V816C540 816 518 810 504 798C490 788 488 774 496 762Z',
    ].map((d) => keyed('accent', d, 4)),
    cup(176, 752, 0.72, -96),
    cup(320, 824, 0.72, -99),
    cup(468, 760, 0.72, 96),
  ],
};
