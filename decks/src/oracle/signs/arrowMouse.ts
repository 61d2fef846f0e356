import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

// In units along the arrow: its shaft lies on y 0, its nock is at -250, its tip at 250.

const VANE = outline('-204,-11! -240,-68! -218,-64! -148,-64! -104,-11!');

/** The feather on one side of the shaft. */
const vane: Art = [
  fill('red', VANE, { width: 3 }),
  clipped(VANE, [
    flat('light', outline('-176,-2! -218,-74! -190,-74! -148,-2!')),
    line(times(8, (i) => `M${-214 + i * 14} 0l-40 -70`).join(''), 2.2, 'redDark', 0.8),
  ]),
  line(VANE, 3),
];

const HEAD = 'M272 0L172 -50Q194 -18 194 0Q194 18 172 50Z';

const arrow: Art = [
  fill('straw', 'M-240 -13H198V13H-240Z', { width: 3 }),
  flat('woodDark', 'M-240 3H198V12H-240Z', 0.6),
  graven('-90,-7 0,-8 60,-7', 4, 'light', 0.7),
  vane,
  put(vane, { flip: true, turn: 180 }),
  flat('ink', outline('-204,11! -240,68! -218,64! -148,64! -104,11!'), 0.22),
  fill('light', 'M-258 -16H-230V16H-258L-246 0Z', { width: 2.6 }),
  fill('trim', 'M172 -17H202V17H172Z', { width: 2.6 }),
  fill('red', HEAD, { width: 3 }),
  clipped(HEAD, flat('redDark', 'M280 1H160V60H280Z')),
  graven('252,-5 218,-22 190,-36', 5, 'rose', 1),
  line(HEAD, 3),
];

const BODY = outline(
  '-92,8! -112,-14 -108,-52 -78,-80 -30,-84 20,-72 50,-64! 66,-92 100,-100 130,-82 150,-56 158,-42 148,-32 124,-24 96,-20 70,-8 30,12 -30,20',
);

/** The tail and the scarf fly back. */
const behind: Art = [
  limb('rose', '-96,-22 -140,-34 -176,-82 -224,-84 -268,-66', [13, 11, 9, 7, 4], 'line', 2.6),
  fill('accent', outline('44,-66! 10,-98 -30,-104 -66,-128! -60,-108 -88,-96! -48,-84 -8,-76 34,-50!'), {
    width: 2.8,
  }),
  graven('30,-68 -8,-90 -60,-106', 5, 'ink', 0.4),
];

const limbs = (far: boolean): Art =>
  put(
    [
      limb('hairAuburn', far ? '70,-44 88,-24 96,-6' : '56,-50 66,-20 84,0', [24, 19, 15], 'line', 2.8),
      eachOf(far ? '92,-8 100,-4' : '80,-4 88,0 86,8', (x = 0, y = 0) =>
        fill(
          'rose',
          swellPath(
            [
              [x - 4, y],
              [x + 8, y + 5],
            ],
            [10, 8],
          ),
          { width: 2.2 },
        ),
      ),
    ],
    {},
  );

const head: Art = [
  fill('hairAuburn', circlePath(96, -102, 22), { width: 2.8 }),
  flat('rose', circlePath(97, -101, 13)),
  fill('hairAuburn', circlePath(66, -100, 28), { width: 2.8 }),
  flat('rose', circlePath(65, -98, 18)),
  flat('linen', outline('92,-34! 118,-44 142,-42 156,-42 148,-32 124,-24 100,-20')),
  disc('ink', 114, -66, 9.5, 0),
  flat('light', circlePath(117, -70, 3.4)),
  fill('rose', outline('148,-52! 160,-52 163,-42 154,-37 148,-42'), { width: 2.2 }),
  line('M140 -36Q130 -30 122 -34', 2.4, 'ink'),
  line('M138 -46Q110 -40 88 -46M138 -42Q114 -30 96 -28', 1.8, 'light', 0.9),
];

/** A letter with a red seal, tied under the shaft. */
const letter: Art = put(
  [
    fill('light', 'M-46 -30H46V34H-46Z', { width: 3 }),
    line('M-46 -30L0 8L46 -30M-46 34L-12 0M46 34L12 0', 2.4),
    disc('red', 0, 6, 12, 2.4),
  ],
  { x: 16, y: 84, turn: 14, size: 0.92 },
);

/** The body of the mouse, its scarf and its head. */
const mouse: Art = [
  fill('hairAuburn', BODY, { width: 3 }),
  clipped(BODY, [
    flat('linen', outline('-80,24! -50,4 0,0 40,-12 66,-20 90,-18! 60,14 0,30!')),
    flat('metal', outline('-104,-40! -76,-74 -30,-80 20,-70! -30,-66 -76,-54 -92,-20!'), 0.8),
    ['-70,-60 -64,-46 -66,-34', '-34,-66 -28,-50 -30,-38', '2,-60 6,-46 4,-34'].map((points) =>
      graven(points, 4, 'redDark', 0.6),
    ),
  ]),
  fill('hairAuburn', outline('-36,-8 -54,-36 -84,-34 -96,-8 -84,14 -56,20 -30,18'), { width: 2.8 }),
  fill('accent', outline('40,-84! 60,-70 66,-40 56,-18! 36,-24 34,-56'), { width: 2.8 }),
  graven('46,-72 50,-50 46,-30', 5, 'ink', 0.4),
  head,
];

/** An arrow in flight; on it a mouse, which clasps the shaft. */
export const arrowMouse: Art = [
  letter,
  // The red string that it hangs by.
  line('M18 10L-8 54M22 10L42 64', 7, 'line'),
  line('M18 10L-8 54M22 10L42 64', 4, 'red'),
  limbs(true),
  arrow,
  line('M10 -13V13M20 -13V13M30 -13V13', 5, 'red'),
  // It lies on the shaft.
  put([behind, mouse], { y: -28 }),
  // A hind foot hooks over the shaft, and both paws clasp it.
  fill('rose', swellPath('-66,-14 -44,-12 -30,0 -26,16', [13, 15, 14, 10]), { width: 2.4 }),
  limbs(false),
];
