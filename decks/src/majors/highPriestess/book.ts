import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { crescent, disc } from '../../primitives/lights.ts';

/** It lies open on a sloping desk before her, tilted towards us: lines of writing, and the phases of the moon. */
export const openBook: Art = [
  fill('woodDark', 'M356 806L398 798L404 886H430V910H340V892L364 886Z'),
  fill('wood', 'M226 806L526 752L532 782L232 840Z'),
  line('M236 822L526 769', 1.8, 'ink', 0.4),
  put(
    [
      fill('wine', 'M272 814L306 690L546 660L562 786L426 818Z'),
      fill(
        'linen',
        'M286 806C306 744 338 696 380 688C398 686 408 692 416 704L428 808C400 790 336 796 286 806Z',
        { width: 2 },
      ),
      fill('light', 'M416 704C440 676 486 664 536 666L550 774C504 774 458 784 428 808Z', { width: 2 }),
      flat('ink', 'M416 704C408 694 402 690 390 688L410 796Q420 800 428 808Z', 0.14),
      eachOf('0 1', (i) =>
        line(`M${348 - i * 10} ${724 + i * 22}Q380 ${708 + i * 24} 402 ${722 + i * 23}`, 2, 'ink', 0.4),
      ),
      eachOf('0 1', (i) =>
        line(`M${438 + i * 3} ${750 + i * 22}Q482 ${732 + i * 22} 534 ${728 + i * 22}`, 2, 'ink', 0.4),
      ),
      crescent(450, 716, 13, 180, 'glow', 1.6),
      disc('glow', 482, 704, 13, 1.6),
      crescent(514, 698, 13, 0, 'glow', 1.6),
    ],
    { x: -42, y: -22 },
  ),
];

export const pomegranate = (x: number, y: number): Art =>
  put(
    [
      disc('red', 0, 0, 18, 1.5),
      [-8, 0, 8].map((dx) => fill('red', `M${dx - 3} -15L${dx * 1.3} -27L${dx + 3} -15Z`, { width: 1 })),
      times(5, (i) => disc('glow', ...polar(0, 2, 7, i * 72), 2.6, 0)),
    ],
    { x, y },
  );
