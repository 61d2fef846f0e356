import { type Art, fill, flat, line, put, type Place } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** A boulder, about 130 wide, whose top is level at 0,0; its left side is lit. */
const boulder = (place: Place): Art =>
  put(
    [
      fill('stone', 'M-62 6L-44 -10L10 -14L52 -6L70 24L78 90L60 130H-70L-78 60Z'),
      fill('stoneDark', 'M-44 16L20 12L52 -6L70 24L78 90L60 130H14L6 70Z', { width: 1.6 }),
      line('M-62 6L-44 16L-30 60L-40 126M6 70L46 60', 1.6, 'line', 0.6),
      graven('-56,40 -50,76 -56,108', 4),
    ],
    place,
  );

/** Rocks by the water, with a gap between them, and the shore before them. */
export const rocks: Art = [
  boulder({ x: 98, y: 690, size: 1.05 }),
  boulder({ x: 222, y: 722, size: 0.92, flip: true }),
  boulder({ x: 66, y: 780, size: 0.5 }),
  fill('stone', 'M36 826C80 806 140 820 200 806C250 800 300 816 330 840L350 910H36Z'),
  fill('stoneDark', 'M36 862C90 850 140 866 210 856C260 850 310 862 344 890L350 910H36Z', { width: 1.6 }),
];

/** The light of the moon on the water. */
export const glitter: Art = times(9, (i) => {
  const [y, half] = [580 + i * 12, 12 + ((i * 29) % 34)];
  return flat(
    'glow',
    `M${292 - half + ((i * 13) % 18)} ${y}q${half} -5 ${2 * half} 0q${-half} 5 ${-2 * half} 0Z`,
    0.7,
  );
});

/** The bank, and the path that winds over it to the foot of the mountains. */
export const slope: Art = [
  fill('stoneDark', 'M570 604C500 610 440 640 404 680C350 730 300 780 268 910H570Z'),
  fill(
    'straw',
    'M500 566C520 588 558 596 552 612C540 630 462 636 446 660C436 686 560 700 566 740C556 786 330 800 300 910H500C520 850 580 810 580 760C570 700 486 686 486 664C492 646 572 640 570 612C566 592 524 584 510 566Z',
    { width: 1.8 },
  ),
  graven('552,748 480,784 380,850', 5, 'light', 0.6),
  graven('470,660 500,644 540,628', 4, 'light', 0.6),
];
