import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The crust on both sides of the break, seen a little from above: the loaf is 430 wide and its middle is at 0,0. */
const LEFT_CRUST = outline(
  '20,-146! -30,-158 -90,-142 -160,-100 -204,-34 -212,30 -194,84 -140,124 -60,144 20,146! 8,112 12,84! 0,40 6,2! -6,-34 2,-66! 6,-108!',
);
const RIGHT_CRUST = outline(
  '118,-142! 160,-118 208,-50 218,20 202,80 160,116 104,138 60,146! 76,108 68,76! 86,36 82,0! 102,-40 98,-74! 112,-108!',
);

/** The torn crumb of both halves, which open to us like a book. */
const LEFT_FACE = outline(
  '18,-144! 34,-152 48,-126! 66,-122 72,-88! 62,-40 66,0! 52,40 56,80! 44,110 48,140! 30,150 10,146! -20,0!',
);
const RIGHT_FACE = outline(
  '122,-140! 104,-150 92,-124! 74,-116 66,-84! 56,-40 60,0! 46,40 50,80! 40,110 42,142! 52,150 64,146! 124,0!',
);

const crust = (d: string, of: Art): Art => [
  fill('hairAuburn', d, { width: 3.8 }),
  clipped(d, [
    flat('woodDark', outline('-240,40! -180,96 -80,118 20,122 120,108 230,40! 230,170! -240,170!'), 0.6),
    flat(
      'metalDark',
      outline('-196,-10! -190,-60 -120,-120 -40,-136 60,-134 140,-104 186,-40 180,6 120,44 0,62 -130,50!'),
    ),
    flat('metal', outline('-166,-24! -150,-70 -96,-108 -30,-120 40,-116 20,-60 -20,-10 -100,8!'), 0.4),
    of,
  ]),
  line(d, 3.8),
];

/** A cut in the crust that opened in the oven. */
const score = (d: string): Art => [line(d, 10, 'woodDark'), fill('linen', d, { edge: 'metal', width: 4 })];

const CRESCENT = outline('-22,-134! -84,-130 -112,-92 -96,-56 -44,-36! -70,-60 -74,-90 -60,-114!');

const leafCut = (x: number, y: number, turn: number): Art =>
  put(score(outline('-24,2! -6,-9 22,-3! 8,8 -10,10')), { x, y, turn });

const holes = (places: string): Art =>
  eachOf(places, (x = 0, y = 0, r = 0) =>
    flat('straw', outline(`${x - r},${y} ${x},${toTenth(y - r)} ${x + r},${y} ${x},${toTenth(y + r * 1.6)}`)),
  );

/** The halves turn about the foot of the break. */
const OPEN_LEFT = { x: -20, y: 6, turn: -8 };
const OPEN_RIGHT = { x: 22, y: -6, turn: 9 };

/** A round loaf that is being torn in two: a crescent in its crust, the crumb open to us. */
export const tornLoaf: Art = [
  fill('straw', outline('-10,-70! 20,-56 40,-76 60,-50 84,-64 110,-76! 100,60 72,146! 10,146! -10,40!'), {
    width: 3,
  }),
  put(
    [
      fill('linen', LEFT_FACE, { width: 3 }),
      clipped(
        LEFT_FACE,
        flat('straw', outline('44,-150! 84,-100! 84,160! 34,150! 46,100 42,40 52,-40 48,-100!'), 0.6),
      ),
      holes('28,-106,6 44,-70,8 22,-40,6 38,-10,7 26,40,6 38,72,6 26,108,6'),
      crust(LEFT_CRUST, [
        [
          '-196,-16 -170,-66 -126,-106 -76,-132',
          '-186,36 -160,10 -100,-2 -20,-4',
          '-170,60 -120,44 -60,40 -6,42',
        ].map((flour) => graven(flour, 9, 'linen', 0.3)),
        score(CRESCENT),
        times(16, (i) =>
          flat(
            'snow',
            circlePath(-150 + ((i * 67) % 140), -124 + ((i * 41) % 120), 1.6 + (i % 3) * 0.8),
            0.85,
          ),
        ),
        graven('-190,60 -130,98 -50,116 6,118', 6, 'woodDark', 0.6),
      ]),
    ],
    OPEN_LEFT,
  ),
  put(
    [
      fill('light', RIGHT_FACE, { width: 3 }),
      clipped(
        RIGHT_FACE,
        flat('straw', outline('50,-90! 70,-96 76,-40 72,0 60,50 60,90 52,150! 30,150! 30,0!'), 0.4),
      ),
      holes('100,-100,6 84,-60,7 88,-18,5 72,26,6 66,70,5 56,110,5'),
      crust(RIGHT_CRUST, [leafCut(138, -96, 60), leafCut(176, -52, 60)]),
    ],
    OPEN_RIGHT,
  ),
];
