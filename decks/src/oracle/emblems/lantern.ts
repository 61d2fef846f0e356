import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc, flame } from '../../primitives/lights.ts';
import { firs, hills, oracleHaze, pineBough, printedSky, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

export const lantern: OracleScene = {
  alt: 'A great lit lantern hangs from a pine bough over dark water; its light reaches the first of the stepping stones and touches the second, and the others lead into the night.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 50, floor: 360 }),
    crescent(484, 300, 40, 150),
    hills(560, [70, 40, 20, 0, 14, 44, 90], 'mid'),
    oracleHaze(380, 528, 170, 'dusk', 0.35),
    stillWater(566),
    fill('near', 'M40 584C90 580 150 588 176 602C140 616 90 622 40 624Z', { width: 2.4 }),
    fill('near', 'M560 576C520 580 480 586 458 596C480 608 520 622 560 630Z', { width: 2.4 }),
    firs(
      [
        [70, 606, 190],
        [124, 596, 130],
        [500, 594, 120],
        [544, 606, 180],
      ],
      'near',
    ),
    stones,
    shank,
    pineBough(120, 128, 1.3),
    hook,
    lamp,
  ],
};

/** From the near one, which the lantern lights, to the far ones in the dark. */
const stones: Art = [
  flat('glow', 'M250 706C420 690 500 730 486 770C460 820 110 826 84 776C70 730 150 710 250 706Z', 0.22),
  eachRow(
    [
      [398, 596, 26, 'near', 'shade'],
      [436, 616, 36, 'near', 'shade'],
      [404, 646, 50, 'near', 'mid'],
      [424, 694, 72, 'shade', 'straw'],
      [222, 754, 142, 'woodDark', 'glow'],
    ] as const,
    (x, y, r, side, top, i) => [
      flat(
        'ink',
        `M${x - r * 1.16} ${y + r * 0.2}a${r * 1.16} ${r * 0.3} 0 1 0 ${r * 2.32} 0a${r * 1.16} ${r * 0.3} 0 1 0 ${-r * 2.32} 0Z`,
        0.5,
      ),
      put(
        [
          fill(side, outline('-100,0! -96,24 -60,38 10,42 70,36 98,20 100,0!'), { width: 3 }),
          fill(top, outline('-100,0 -70,-24 -10,-32 60,-26 100,0 72,18 6,24 -66,20'), { width: 3 }),
          i > 3 && flat('light', outline('-70,-6 -30,-20 30,-20 62,-8 20,6 -40,6'), 0.5),
        ],
        { x, y, size: r / 100 },
      ),
      line(
        `M${x - r * 1.3} ${y + r * 0.5}h${r * 0.7}M${x + r * 0.5} ${y + r * 0.56}h${r * 0.8}`,
        2.4,
        i > 3 ? 'glow' : 'waterLight',
        0.8,
      ),
    ],
  ),
];

/** The iron hook over the bough: its shank goes up behind it, and its bent end comes down in front of it. */
const iron = (d: string): Art => [13, 7].map((width, i) => line(d, width, i ? 'steelDark' : 'line'));
const shank = iron('M232 250V90');
const hook = iron('M232 112V98C232 70 196 66 190 96C186 120 188 140 196 156C200 164 210 162 212 154');

const lamp: Art = put(
  [
    disc('glow', 0, 20, 128, 0, 0.2),
    disc('glow', 0, 20, 98, 0, 0.25),
    line('M-30 -104C-30 -146 30 -146 30 -104', 7, 'ink'),
    fill('ink', 'M-20 -112H20L30 -96H-30Z'),
    fill('shade', 'M-76 -52C-60 -84 -40 -96 0 -98C40 -96 60 -84 76 -52Z'),
    fill('light', 'M-62 -50H62L52 110H-52Z'),
    flat('glow', 'M-54 -44H54L46 104H-46Z', 0.75),
    flame(0, 62, 1.5),
    fill('linen', 'M-15 62H15V110H-15Z', { width: 1.8 }),
    line('M-34 -50L-29 110M34 -50L29 110M-60 -10H60', 4, 'ink'),
    fill('shade', 'M-66 -54H66L62 -42H-62Z'),
    fill('shade', 'M-60 108H60L70 128H-70Z'),
    flat('light', circlePath(0, -74, 5)),
  ],
  { x: 226, y: 424, size: 1.66 },
);
