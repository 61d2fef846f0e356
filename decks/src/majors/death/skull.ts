import { fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

const EDGE = { edge: 'skinEdge', width: 2 } as const;

/** A skull from the front, 124 wide; its eyes are at the height 0. */
export const skull: Art = [
  fill('skinBone', 'M-44 30C-42 56 -34 84 -20 98Q0 108 20 98C34 84 42 56 44 30L28 50Q0 62 -28 50Z', EDGE),
  fill(
    'skinBone',
    'M0 -84C-44 -86 -66 -54 -62 -18C-60 -6 -54 0 -54 10C-60 22 -56 36 -42 42C-34 44 -32 50 -31 62Q0 74 31 62C32 50 34 44 42 42C56 36 60 22 54 10C54 0 60 -6 62 -18C66 -54 44 -86 0 -84Z',
    EDGE,
  ),
  mirrored(
    [
      flat('skinEdge', 'M38 -66C56 -50 60 -24 50 -2C54 -24 50 -48 38 -66Z', 0.22),
      fill('ink', 'M8 2C8 -16 22 -22 36 -18C48 -14 50 2 44 14C36 24 18 22 11 14C8 10 8 6 8 2Z', EDGE),
      flat('skinEdge', 'M56 22C52 34 46 38 38 42C32 46 32 54 31 60L25 44C36 40 46 34 56 22Z', 0.5),
      graven('8,-22 26,-30 48,-20', 4, 'skinEdge', 0.5),
    ],
    0,
  ),
  fill('ink', 'M0 16C6 22 12 32 10 40C6 42 2 38 0 36C-2 38 -6 42 -10 40C-12 32 -6 22 0 16Z', {
    edge: 'skinEdge',
    width: 1.4,
  }),
  line('M-30 65Q0 77 30 65', 3, 'skinEdge'),
  times(7, (i) =>
    line(`M${-21 + i * 7} ${55 - Math.abs(i - 3)}V${84 - Math.abs(i - 3) * 2}`, 1.8, 'skinEdge', 0.85),
  ),
];
