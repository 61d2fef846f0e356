import { clipped, fill, flat, line, put, type Art } from '../drawing/art.ts';
import { toPoints } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { outline } from '../paper/nature/body.ts';

type Person = { skin: Role; shade: Role; sleeve: Role; sleeveShade: Role };

const BACK = outline(
  '-176,-8! -128,-18 -84,-46 -44,-64 -14,-54 2,-30 8,0 0,26! -34,30 -56,50! -90,66 -130,62 -180,58!',
);
const FINGERS = [
  ['-36,-50 2,-72 40,-64 58,-44', 24],
  ['-22,-40 28,-58 70,-44 88,-20', 27],
  ['-12,-18 40,-32 82,-14 96,10', 28],
  ['-12,10 32,2 72,16 84,38', 27],
] as const;

const NAILS = [
  { x: 54, y: -48, turn: 46, size: 0.8 },
  { x: 83, y: -25, turn: 52 },
  { x: 92, y: 3, turn: 58 },
  { x: 80, y: 31, turn: 60, size: 0.95 },
];

/** A hand from the left that holds something at 0,40, four fingers on top of it and the thumb below; and its sleeve. */
export const tearingHand = ({ skin, shade, sleeve, sleeveShade }: Person, thumb = true): Art => [
  FINGERS.map(([finger]) => flat('ink', shadowOf(finger), 0.3)),
  fill(skin, BACK, { width: 3 }),
  clipped(BACK, flat(shade, outline('-190,30! -120,36 -70,22 -20,14 20,10! 20,80! -190,80!'), 0.6)),
  FINGERS.map(([finger, width]) => limb(skin, finger, [width, width, width - 3, width - 10], 'line', 2.8)),
  flat(skin, outline('-80,-46! -56,-55 -36,-54 -24,-40 -16,-18 -20,12 -30,24! -70,20!')),
  NAILS.map((nail) => put(fill('rose', outline('-8,-5 4,-6 8,0 4,6 -8,5'), { width: 1.6 }), nail)),
  ['-42,-46 -32,-52 -24,-46', '-30,-30 -18,-34 -12,-26', '-22,-6 -10,-10 -4,-2'].map((knuckle) =>
    graven(knuckle, 3, shade),
  ),
  thumb && [
    limb(skin, '-92,40 -48,60 0,68 44,62', [44, 42, 34, 22], 'line', 3),
    flat(skin, outline('-120,16! -76,20 -54,34 -40,46 -60,66 -92,58 -120,52!')),
    graven('-70,72 -40,78 0,80', 4, shade, 0.9),
    fill('rose', outline('20,56! 38,52 52,60 40,68! 24,68'), { width: 1.8 }),
  ],
  fill(sleeve, outline('-330,-50! -200,-46 -104,-46! -90,-10 -90,40 -102,84! -200,92 -330,100!'), {
    width: 3.2,
  }),
  flat(sleeveShade, outline('-330,40! -200,42 -90,34! -101,83! -200,91 -330,99!'), 0.8),
  line('M-124 -46Q-110 20 -122 84', 3, sleeveShade),
];

/** Where a finger darkens what it lies on. */
const shadowOf = (finger: string): string => {
  const [, , [x, y] = [0, 0], [tipX, tipY] = [0, 0]] = toPoints(finger);
  return outline(
    `${x - 40},${y + 10} ${x},${y + 8} ${tipX + 14},${tipY - 6} ${tipX + 14},${tipY + 14} ${tipX - 10},${tipY + 20} ${x - 30},${y + 26}`,
  );
};
