import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** A white goose that sits upright on 0,0 and looks to the right. */
export const goose: Art = [
  flat('ink', outline('-84,2! 0,-8 84,2! 60,16 -60,16'), 0.4),
  // The tail behind the seat's edge.
  fill('light', outline('-56,-60! -96,-30 -112,-4! -84,-2 -60,4! -40,-20'), { width: 2.6 }),
  fill(
    'light',
    outline(
      '-60,6! -84,-40 -78,-96 -50,-136 -18,-164 -14,-210 -16,-244 4,-272 36,-274 54,-256! 52,-240 34,-232 22,-222! 24,-190 36,-156 66,-116 82,-66 76,-20 62,6!',
    ),
    { width: 3 },
  ),
  flat('stone', outline('-64,-30! -20,-40 30,-42 76,-70! 80,-40 70,-16! 0,-12'), 0.7),
  flat('glow', outline('-60,4! -20,-14 30,-16 74,-34! 76,-20 62,4!'), 0.75),
  flat('stone', outline('-14,-210! -16,-244 -8,-258! 0,-226 -2,-180 -24,-146 -50,-122! -20,-162'), 0.7),
  // Its wing, with three rows of feathers.
  fill(
    'snow',
    outline(
      '-20,-132! -58,-118 -82,-76 -96,-30 -112,0! -92,-4! -88,8! -66,0! -58,8! -36,-8! -4,-26 26,-62 24,-104 4,-128',
    ),
    { width: 2.8 },
  ),
  line(
    'M-60 -100Q-46 -84 -36 -100Q-22 -80 -10 -96Q2 -78 20 -88M-76 -66Q-60 -52 -48 -68Q-34 -48 -20 -64Q-8 -48 8 -52',
    2.6,
    'stoneDark',
  ),
  [
    '-80,-50 -88,-26 -96,-8',
    '-62,-46 -70,-20 -76,-2',
    '-42,-44 -50,-22 -56,-2',
    '-24,-42 -30,-26 -36,-14',
  ].map((quill) => graven(quill, 5, 'stoneDark', 0.9)),
  ['-4,-176 4,-170 14,-172', '-8,-156 2,-148 20,-150'].map((fold) => graven(fold, 4, 'stoneDark', 0.8)),
  fill('metal', outline('46,-262! 66,-258 92,-240 90,-232! 62,-230 42,-234!'), { width: 2.6 }),
  line('M50 -244Q70 -240 88 -236', 2.4, 'metalDark'),
  flat('ink', circlePath(30, -254, 6)),
  flat('light', circlePath(28, -256, 2.1)),
  // Its feet hang over the seat.
  [-26, 22].map((x) => [
    fill(
      'metal',
      outline(
        `${x - 5},2! ${x + 7},2! ${x + 8},18 ${x + 24},40! ${x + 8},36 ${x + 2},44 ${x - 6},36 ${x - 20},40! ${x - 6},18`,
      ),
      { width: 2.4 },
    ),
    line(`M${x + 2} 20L${x + 1} 40`, 2, 'metalDark'),
  ]),
];
