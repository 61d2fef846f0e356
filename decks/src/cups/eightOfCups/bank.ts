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

const PATH =
  'M296 910C350 826 470 800 514 752C526 718 476 696 486 658C492 636 518 624 526 608L548 606C542 630 520 646 522 666C526 702 578 722 568 774C558 824 524 856 512 910Z';

/** The bank, and the pale path that winds over it. */
export const slope: Art = [
  fill('stoneDark', 'M570 604C500 610 440 640 404 680C350 730 300 780 268 910H570Z'),
  fill('straw', PATH, { width: 1.8 }),
  flat('linen', PATH, 0.4),
  graven('500,818 440,846 390,892', 5, 'wood', 0.4),
];
