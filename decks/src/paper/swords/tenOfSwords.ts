import { flat, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed, torn } from '../lino/cut.ts';
import { hatch, lens, wedge } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';

const TRUNK = outline(
  '100,600! 200,596 330,590 440,594 560,580! 640,560! 640,800! 540,778 430,772 300,776 104,790! 66,770 62,620',
);

/** A slender sword driven into the wood, which splits along its grain where it goes in at (x, y). */
const driven = (x: number, y: number, lean: number): Art => [
  slenderSword(x + lean * 2.4, y - 134, 1.1, 180 + lean),
  flat('ink', lens([x - 40, y], [x + 42, y - 3], 17)),
  gouge(`${x - 26},${y + 7} ${x},${y + 4} ${x + 28},${y + 6}`, 5, 'far'),
];

export const tenOfSwords: Scene = {
  alt: 'A great felled tree with dark bark lies under a black sky with ten swords driven into its trunk in two rows; dawn comes up yellow on the horizon, and a robin sits on the sawn end.',
  draw: () => [
    chatterSky('ink', 4, { marks: 'near', foot: 340 }),
    flat(
      'glow',
      times(13, (i) =>
        wedge([300 + (i - 6) * 40, 440], [300 + (i - 6) * 84, 290 - (i % 2) * 60 + Math.abs(i - 6) * 12], 11),
      ).join(''),
    ),
    torn('glow', '40,420 160,396 300,380 440,396 560,418', 500),
    flat('light', boxPath(40, 472, 520, 8)),
    lake(480, 'mid', 'glow', 640),
    field('far', '40,580 200,566 400,570 560,556', 'mid', 6, 30),
    flat('near', 'M60 786C200 830 420 816 600 796V846C400 840 200 842 60 806Z'),
    cut('ink', TRUNK, 7),
    hatch(TRUNK, { role: 'mid', angle: -1, gap: 19, width: 5, side: 'all' }),
    gouge('110,612 220,606 330,600 440,604 560,592', 7, 'far'),
    keyed('sky', outline('100,600 134,640 142,700 130,760 102,790 70,766 56,700 68,630'), 5),
    [26, 17, 8].map((r) => [
      gouge(
        `${100 - r},${694 - r * 2} ${100 + r * 0.4},${694 - r * 2.7} ${100 + r * 1.2},${694 - r} ${100 + r * 1.1},${694 + r * 1.4} ${100},${694 + r * 2.8} ${100 - r},${694 + r * 1.6}`,
        5,
        'mid',
      ),
    ]),
    flat('mid', circlePath(100, 694, 5)),
    toTriples('216,654,-2 292,646,1 368,652,-1 444,644,2 520,650,-1').map((at) => driven(...at)),
    toTriples('178,752,-2 254,744,1 330,754,-1 406,746,2 482,752,1').map((at) => driven(...at)),
    perchedBird({ x: 92, y: 560, size: 0.54, flip: true }),
    [90, 240, 330, 470, 530].map((x, i) => tuft(x, 878, 44 + (i % 3) * 16, 'ink', 7)),
  ],
};
