import { put } from '../../drawing/art.ts';
import { boxPath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dots, gouge, stroke } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';
import { poppy } from '../nature/flowers.ts';
import { field, lake, mountains, waves } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { bigStar, cutStar, plainSky } from '../nature/sky.ts';
import { breachingWhale } from './breachingWhale.ts';

/** The water that runs off its flippers: to the left into the sea, to the right on the land. */
const STREAMS = [
  '70,598 66,650 68,740 66,826',
  '86,602 84,680 86,720',
  '102,610 98,700 100,780 98,834',
  '120,620 118,660 119,700',
  '136,626 134,700 136,760 134,826',
  '154,634 153,664 154,690',
  '458,694 461,716 460,744',
  '474,698 478,740 476,796',
  '492,704 495,726 494,760',
  '508,708 511,740 510,786',
  '524,710 526,726 525,744',
];

export const theStar: Scene = {
  alt: 'A great golden star and seven small ones shine over the sea; a whale leaps out of it with its flippers spread, and water runs off both: on the left into the sea, on the right on a shore where red poppies grow.',
  draw: () => [
    plainSky('near'),
    ticks(boxPath(44, 44, 512, 560), {
      role: 'mid',
      flow: around(300, 236),
      gap: 44,
      length: 58,
      width: 8,
    }),
    bigStar(300, 236, 138, 'glow', 8),
    toPoints('104,130 496,130 84,290 516,290 126,430 474,410 526,500').map(([x, y]) => cutStar(x, y, 34)),
    mountains(640, '500,130,110 400,100,70', 'mid', 'far'),
    lake(636, 'mid', 'far'),
    breachingWhale({ x: 248, y: 396, turn: -12 }),
    waves(838, 1, ['far'], 44),
    field('ink', '370,890 410,836 470,796 560,776', 'mid', 4, 40),
    STREAMS.map((line, i) => gouge(line, i % 2 ? 6 : 10)),
    // Where they fall in.
    [gouge('50,826 90,842 140,828', 9), gouge('452,804 486,814 540,786', 7)],
    dots('light', '86,744,4 119,724,4 154,712,4 460,766,4 494,782,4'),
    stroke('mid', '518,880 521,850 514,830', [8, 7, 6]),
    stroke('mid', '458,882 455,866 458,852', [8, 7, 6]),
    put(poppy({ size: 0.76 }), { x: 514, y: 838 }),
    put(poppy({ size: 0.56, turn: -8 }), { x: 458, y: 860 }),
    tuft(420, 880, 30, 'mid', 5),
  ],
};
