import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '-214,-104! -170,-60 -130,-22 -70,2 40,8 120,0 166,-34 184,-84 172,-130 120,-150! 20,-160 -120,-140',
);
const WING = outline(
  '128,-52! 132,-104 96,-142 44,-158 -20,-156 -90,-158 -160,-148 -232,-128! -196,-112 -160,-104! -200,-92 -210,-84! -160,-72 -120,-68! -150,-54 -160,-46! -90,-36 -10,-26 70,-28',
);
const NECK = '138,-60 180,-124 184,-190 142,-236 84,-236 40,-206';

/** What the water gives back of the swan, broken by ripples. */
const reflection: Art = [
  flat(
    'light',
    outline(
      '-180,10! -90,6 60,8 150,4! 176,20! 120,22 140,34! 60,34 80,48! -40,46 -20,34! -120,34 -90,22! -170,20',
    ),
    0.5,
  ),
  line('M-230 12H-150M150 14H240M-120 52H40M60 64H150M-196 34H-140M184 36H230', 3, 'light', 0.75),
];

/** A swan asleep on the water, its neck laid back and its bill under the feathers of its back; the water is at y = 0. */
export const sleepingSwan: Art = put(
  [
    reflection,
    fill('snow', BODY, { width: 3 }),
    clipped(BODY, [
      flat('waterLight', outline('-214,-84! -120,-20 0,-14 110,-20 190,-70! 180,20 -60,40 -200,0'), 0.55),
      ['150,-96 158,-64 140,-34', '124,-60 126,-36 104,-14', '166,-120 176,-92 170,-66'].map((points) =>
        graven(points, 5, 'stoneDark', 0.8),
      ),
    ]),
    line(BODY, 3),
    limb('snow', NECK, [78, 62, 48, 44, 46, 44], 'line', 3),
    flat('snow', outline('104,-120! 150,-134 196,-112! 186,-70 168,-30 120,-10 92,-60')),
    flat('waterLight', swellPath('196,-104 202,-180 166,-236 110,-252', [4, 12, 10, 3]), 0.6),
    fill('snow', outline('70,-226! 40,-236 4,-222 -16,-192 -8,-164 24,-150 56,-164 72,-194'), { width: 3 }),
    flat('snow', outline('60,-230! 90,-232 90,-200 70,-180 44,-190')),
    fill('red', outline('2,-206! -16,-190 -30,-160 -34,-140! -6,-140 8,-158 14,-180'), { width: 2.6 }),
    fill('ink', outline('18,-212 4,-210 -6,-194 2,-184 14,-190'), { width: 2 }),
    line('M14 -184Q26 -172 42 -180', 4, 'ink'),
    line('M196 -112C194 -76 184 -44 160 -28', 3),
    fill('snow', WING, { width: 3 }),
    clipped(WING, [
      flat('waterLight', outline('130,-60! 70,-34 -10,-32 -160,-50! -160,0 130,0'), 0.6),
      [
        '110,-96 60,-118 20,-104 -20,-78',
        '60,-138 0,-134 -50,-116 -90,-92',
        '20,-80 -30,-84 -80,-72 -120,-62',
        '-40,-142 -90,-136 -140,-122 -180,-110',
      ].map((points) => graven(points, 6, 'stoneDark', 0.8)),
      line(
        'M96 -126q-20 6 -22 26M52 -116q-20 8 -20 28M70 -74q-20 4 -24 22M4 -128q-22 6 -24 26M-44 -100q-20 6 -20 22',
        2.4,
        'stoneDark',
        0.8,
      ),
    ]),
    line(WING, 3),
  ],
  { x: 336, y: 736, size: 0.92 },
);
