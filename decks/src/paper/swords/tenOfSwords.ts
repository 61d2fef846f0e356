import { flat, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed, torn } from '../lino/cut.ts';
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
  slenderSword(x + lean * 2.6, y - 146, 1.2, 180 + lean),
  flat('ink', lens([x - 34, y], [x + 36, y - 3], 13)),
  gouge(`${x - 20},${y + 7} ${x},${y + 5} ${x + 24},${y + 6}`, 4),
];

export const tenOfSwords: Scene = {
  alt: 'A great felled tree lies under a black sky with ten swords driven into its trunk in two rows; dawn comes up yellow on the horizon, and a robin sits on the sawn end.',
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
    lake(480, 'near', 'glow', 640),
    field('far', '40,620 200,606 400,610 560,600', 'ink', 6, 30),
    flat('ink', 'M60 776C200 820 420 806 600 786V836C400 830 200 832 60 796Z'),
    joined('mid', ['M500 610L516 548L530 520L538 540L548 510L556 552L566 610Z'], 5),
    cut('mid', TRUNK, 6),
    hatch(TRUNK, { role: 'ink', angle: -1, gap: 22, width: 7, side: 'all' }),
    hatch(TRUNK, { role: 'far', angle: 1, gap: 47, width: 5, side: 'all' }),
    keyed('sky', outline('100,600 134,640 142,700 130,760 102,790 70,766 56,700 68,630'), 5),
    [26, 17, 8].map((r) => [
      gouge(
        `${100 - r},${694 - r * 2} ${100 + r * 0.4},${694 - r * 2.7} ${100 + r * 1.2},${694 - r} ${100 + r * 1.1},${694 + r * 1.4} ${100},${694 + r * 2.8} ${100 - r},${694 + r * 1.6}`,
        5,
        'mid',
      ),
    ]),
    flat('mid', circlePath(100, 694, 5)),
    toTriples('188,636,-4 272,630,2 356,634,-2 440,630,4 508,626,1').map((at) => driven(...at)),
    toTriples('152,730,2 232,742,-3 316,734,3 400,744,-2 484,732,-4').map((at) => driven(...at)),
    perchedBird({ x: 118, y: 556, size: 0.58 }),
    [90, 240, 330, 470, 530].map((x, i) => tuft(x, 878, 44 + (i % 3) * 16, 'ink', 7)),
  ],
};
