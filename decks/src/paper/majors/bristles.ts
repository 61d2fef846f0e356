import type { Art } from '../../drawing/art.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** A short mane that stands up from the crest of `horseHead` in tufts. */
export const bristles: Art = cut(
  'accent',
  outline(
    '250,170! 240,120 214,92 196,96! 194,110 150,96 128,112! 134,128 96,124 72,148! 84,164 40,176 22,208! 38,216 4,242 -10,280! 6,284 -24,318 -34,358! -18,360 -44,396 -54,440! -36,440 -58,486 -68,534! -48,530 -70,580 -82,640! 0,620 120,380 230,220!',
  ),
  5,
);

/** The forelock that falls over its brow. */
export const forelock: Art = [
  cut(
    'accent',
    outline(
      '222,150! 250,128 284,136 312,166 326,206! 304,192 306,212 302,228! 282,198 268,190 262,202! 244,180 232,166',
    ),
    4,
  ),
  gouge('250,148 280,164 298,194', 5),
];
