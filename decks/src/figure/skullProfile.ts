import { fill, flat, line, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';

/** A skull on its neck from the side, looking right; as large as a head in profile, centred at 0,0. */
export const skullProfile: Art = [
  fill('skinBone', 'M-30 20L-38 96C-24 108 -4 108 8 96L2 40Z', { edge: 'skinEdge', width: 1.8 }),
  times(4, (i) =>
    line(`M${-34 - i} ${46 + i * 14}Q-16 ${54 + i * 14} ${4 + i} ${44 + i * 14}`, 2.4, 'skinEdge', 0.8),
  ),
  fill('skinBone', 'M-12 30C-8 58 4 76 24 80C42 82 54 74 52 60L48 50C30 56 12 52 2 36Z', {
    edge: 'skinEdge',
    width: 2,
  }),
  fill(
    'skinBone',
    'M-22 -64C22 -72 48 -48 46 -22C52 -12 52 -4 48 4L54 20C52 26 48 26 46 28L48 48C36 56 18 54 8 48L4 34C-20 36 -56 28 -60 -10C-62 -40 -44 -62 -22 -64Z',
    { edge: 'skinEdge', width: 2 },
  ),
  fill('ink', 'M14 -16C22 -24 38 -22 42 -10C42 2 34 10 24 8C14 6 10 -6 14 -16Z', {
    edge: 'skinEdge',
    width: 1.6,
  }),
  flat('ink', 'M48 8L52 20L42 22C42 16 44 12 48 8Z'),
  line('M2 14C10 24 22 24 32 22', 2.4, 'skinEdge', 0.8),
  line('M14 42V56M22 43V60M30 43V62M38 43V61M45 42V58M8 47Q28 56 48 49', 2, 'skinEdge'),
];
