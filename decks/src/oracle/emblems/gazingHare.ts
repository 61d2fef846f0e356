import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const EARS = [
  '-10,-238! -18,-296 -10,-350 8,-394! 28,-350 26,-290 16,-236!',
  '8,-238! 10,-290 32,-346 62,-378! 72,-328 60,-270 38,-222!',
];

/** A hare that sits with its back to us and has turned its head, so that it looks up to the left. */
export const gazingHare: Art = [
  fill('wood', outline('-64,4! -104,-4 -118,10 -96,20 -60,18!'), { width: 4 }),
  fill('wood', outline('64,4! 104,-4 118,10 96,20 60,18!'), { width: 4 }),
  fill(
    'wood',
    outline(
      '-16,-176! -44,-152 -60,-122 -68,-88 -96,-56 -108,-14 -88,10 0,14 88,10 108,-14 96,-56 68,-88 62,-122 50,-154 36,-182!',
    ),
    { width: 4 },
  ),
  flat(
    'straw',
    outline('-20,-172! -44,-150 -58,-120 -66,-86 -94,-54 -106,-14! -84,-36 -62,-74 -48,-112 -24,-150'),
    0.9,
  ),
  // Its fur lies along the back, in short strokes.
  eachOf(
    '-40,-98 -18,-122 -14,-88 30,-92 14,-116 -58,-62 -34,-56 36,-58 60,-70 -70,-30 12,-66 -2,-58',
    (x = 0, y = 0) =>
      graven(`${x},${y} ${x + x * 0.06},${y + 12} ${x + x * 0.1},${y + 26}`, 4, 'woodDark', 0.9),
  ),
  line('M-74 10C-36 2 -26 -40 -62 -64M74 10C36 2 26 -40 62 -64', 4),
  graven('84,-50 92,-26 84,-6', 5, 'woodDark', 1),
  put(
    [
      EARS.map((ear) => fill('wood', outline(ear), { width: 4 })),
      flat('woodDark', outline('18,-240! 24,-290 40,-336 58,-360! 62,-320 52,-270 36,-230!')),
      fill(
        'wood',
        outline(
          '38,-168! 50,-200 40,-232 12,-250 -18,-250 -50,-264 -68,-262! -76,-246 -62,-226 -38,-204 -24,-184 -14,-160!',
        ),
        { width: 4 },
      ),
      flat('wood', outline('-12,-176! 10,-186 36,-180! 40,-150 0,-140 -24,-152')),
      flat('straw', outline('-64,-262! -50,-262 -20,-249 -30,-240! -54,-250'), 0.9),
      fill('woodDark', circlePath(-16, -230, 8), { width: 2 }),
      flat('light', circlePath(-19, -233, 2.8)),
      flat('rose', outline('-70,-262! -76,-256 -74,-248! -66,-252')),
      line('M-66 -236Q-56 -236 -48 -228M-52 -244L-92 -230M-52 -250L-94 -246', 1.8, 'line', 0.9),
      graven('0,-216 10,-204 8,-190', 4, 'woodDark', 1),
    ],
    { y: 40, size: 1.24 },
  ),
  fill('snow', outline('0,-44 24,-30 30,-4 16,14 -16,14 -30,-4 -24,-30'), { width: 2.4 }),
  graven('-8,-26 -12,-10 -6,4', 3, 'stoneDark', 1),
  graven('8,-24 12,-8 8,6', 3, 'stoneDark', 1),
];
