import { flat, put, type Art } from '../../drawing/art.ts';
import { times, toTriples } from '../../drawing/geometry.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('60,600! 96,610 130,612 200,570 256,596 288,640 282,694 220,722 140,720 84,684');
const NECK = '262,650,64 226,580,40 206,500,29 212,430,27 240,394,28 268,416,35';
const SHOULDER = outline(
  '252,650 248,608 226,578 198,568! 190,584 176,586! 172,602 158,606! 158,624 146,632! 150,648 142,660! 168,670 202,682 238,676',
);
const FEATHER = 'M0 -12C40 -22 84 -22 116 2C84 22 40 18 0 12Z';

/** A row of feathers that fan out to the left from the shoulder, the highest behind. */
const feathers = (count: number, from: number, step: number, size: number): Art =>
  times(count, (i) =>
    put(keyed('light', FEATHER, 5 / size), {
      x: 196 + i * 3,
      y: 632 + i * 8,
      turn: from - i * step,
      size: size * (1.1 - i * 0.05),
    }),
  );

/**
 * The left of two swans whose necks make a heart: it swims to x 300 with lifted wings and bows its head, the tip of
 * its bill at (299, 486) and the water at 712.
 */
export const lovingSwan: Art = [
  joined('light', [BODY, limb(NECK)], 6),
  keyed('accent', outline('259,436! 270,432 282,426! 290,452 298,490! 278,470'), 4),
  flat('ink', outline('258,426! 272,428 284,420! 282,434 268,442') + lens([256, 414], [270, 414], 9)),
  hatch(BODY, { role: 'far', angle: 90, gap: 26, width: 8, side: 'end', reach: 0.2 }),
  feathers(6, 232, 10, 1.3),
  feathers(5, 230, 12, 0.9),
  keyed('light', SHOULDER, 5),
  ['230,600 238,630 228,660', '204,600 210,630 200,656'].map((row) => gouge(row, 6, 'far')),
  gouge('214,440 212,500 230,560', 6, 'far'),
];

/** The place of its reflection: below the water, and half as high. */
const below = (y: number): number => 712 + (712 - y) * 0.56;

/** The left swan's reflection below y 712, so that the necks make a second heart, upside down. */
export const reflectedSwan: Art = [
  flat(
    'mid',
    outline(
      `92,700 286,700 282,${below(640)} 250,${below(596)} 200,${below(572)} 130,${below(600)} 72,${below(570)}`,
    ),
  ),
  stroke(
    'far',
    toTriples(NECK).map(([x, y]) => [x, below(y)] as const),
    [40, 36, 27, 25, 25, 32],
  ),
  flat('accent', outline(`264,${below(442)}! 286,${below(420)}! 298,${below(490)}!`)),
];
