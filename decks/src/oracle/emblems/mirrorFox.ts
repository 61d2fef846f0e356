import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** One ear is torn, on the same side from behind and in the glass. */
const TORN_EAR = '-98,-30! -118,-96 -122,-150! -106,-146! -104,-122! -88,-140! -60,-116 -34,-78!';
const EAR = '98,-30! 118,-104 114,-176! 84,-152 56,-116 34,-78!';

/** The right half of the face, with its eye. */
const half: Art = [
  flat('linen', outline('128,34! 104,8 70,14 44,36 26,74 10,116! 0,134! 20,128 46,104 72,82 104,62!')),
  flat('redDark', outline('104,-24! 92,-56 60,-82 44,-80! 80,-54 92,-20 98,8!'), 0.5),
  graven('22,-66 18,-40 22,-14', 6, 'redDark', 0.8),
  graven('12,4 16,40 12,76', 5, 'redDark', 0.7),
  fill('trim', outline('25,3! 36,-19 58,-26 80,-15! 70,4 48,10'), { edge: 'ink', width: 6 }),
  flat('ink', 'M53 -25C69 -17 68 3 52 9C38 1 38 -17 53 -25Z'),
  flat('light', circlePath(48, -13, 4)),
  line('M26 4Q18 18 20 32', 6, 'ink'),
  line('M34 92Q78 84 112 94M32 100Q70 104 100 120', 2, 'light', 0.8),
];

/** A fox's face from the front, about 250 wide, the chin at 0,134. */
export const foxFace: Art = [
  fill('hairAuburn', outline(EAR), { width: 3 }),
  fill('hairAuburn', outline(TORN_EAR), { width: 3 }),
  flat('ink', outline('92,-56! 106,-112 104,-152! 80,-126 62,-86!')),
  flat('ink', outline('-92,-56! -108,-104 -110,-128! -98,-112 -80,-118 -62,-86!')),
  fill(
    'red',
    outline(
      '0,-92 36,-88 72,-66 96,-34! 110,0 128,34! 104,62! 72,82 46,104 20,128! 0,134 -20,128! -46,104 -72,82 -104,62! -128,34! -110,0 -96,-34! -72,-66 -36,-88',
    ),
    { width: 3 },
  ),
  flat('rose', outline('-96,-34! -72,-66 -36,-86 0,-88! -40,-70 -72,-44 -86,-10!'), 0.75),
  mirrored(half, 0),
  line('M0 118V126M0 126Q-14 136 -26 128M0 126Q14 136 26 128', 3.4, 'ink'),
  fill('ink', outline('0,118 -14,110 -20,98! 0,92 20,98! 14,110')),
  flat('light', circlePath(-7, 101, 3.6), 0.9),
];

/** Head, neck, shoulders and haunches in one outline; tufts of the cheeks stand out beside the skull. */
const BACK = outline(
  '0,-92 30,-88 58,-70 80,-42! 96,-12 112,30! 96,34! 98,54! 80,60 58,88! 60,108 88,134 120,170 140,216 158,276 170,330 172,420! -172,420! -170,330 -158,276 -140,216 -120,170 -88,134 -60,108 -58,88! -80,60 -98,54! -96,34! -112,30! -96,-12 -80,-42! -58,-70 -30,-88',
);
const BACK_EAR = outline('84,-36! 100,-104 66,-178! 42,-150 26,-118 14,-80!');
const BACK_TORN_EAR = outline('-84,-36! -100,-98 -88,-152! -76,-140! -71,-116! -54,-138! -34,-114 -14,-80!');

/** Locks of fur on the head, the neck and the back: they run down from the crown and apart at the shoulders. */
const LOCKS =
  '-20,-66 -30,-42 -34,-16|22,-68 32,-44 34,-18|-50,-46 -64,-22 -68,4|52,-46 66,-22 70,2|-12,-26 -14,0 -12,26|14,-22 16,2 14,28|-44,0 -52,26 -50,50|46,-2 54,24 52,48|-84,14 -88,30 -86,44|86,14 90,30 88,42|-22,50 -22,74 -16,96|24,50 24,74 18,96|-48,74 -48,96 -58,118|50,74 50,96 60,116|-4,84 -2,108 2,128|-70,132 -88,158 -94,184|72,132 88,158 96,182|-34,142 -42,170 -40,198|36,142 44,170 42,198|-30,240 -36,270 -30,298|36,226 30,256 36,284|96,200 104,228 104,254';

/** The same fox from behind, as it sits, dark before the bright glass, whose light runs along its right side. */
export const foxFromBehind: Art = [
  flat('ink', outline('-190,300! -60,250 120,260 230,300! 240,420 -190,420!'), 0.4),
  fill('ink', BACK_EAR, { width: 3 }),
  fill('ink', BACK_TORN_EAR, { width: 3 }),
  line(
    'M68 -170Q98 -104 84 -42M62 -168Q36 -140 16 -86M-92 -146Q-100 -98 -86 -42M-18 -86Q-34 -114 -52 -132',
    6,
    'trim',
  ),
  // The pale ruff of the cheeks, which stands out on both sides.
  mirrored(
    [
      fill('linen', outline('84,-20! 118,14 154,36! 128,48! 136,70! 108,72! 104,92! 76,88 50,96!'), {
        width: 3.2,
      }),
      graven('98,28 116,38 128,42', 5, 'stone', 1),
      graven('92,56 106,62 118,66', 5, 'stone', 1),
    ],
    0,
  ),
  fill('redDark', BACK, { width: 3.4 }),
  clipped(BACK, [
    flat(
      'hairAuburn',
      outline('10,-92! 50,-70 64,-30 70,30 52,84! 70,120 100,180 120,280 130,420! 200,420! 160,-100!'),
      0.75,
    ),
    flat(
      'wineDark',
      outline('-160,-100! -52,-84 -70,-20 -84,30 -60,92! -60,130 -86,200 -70,320 -60,420! -200,420!'),
      0.75,
    ),
    flat('rose', outline('26,-88! 54,-72 78,-44 96,-8 112,30! 96,34! 80,0 58,-40!'), 0.5),
    // The skull stands out over the neck.
    flat('wineDark', outline('-70,84! -40,96 0,104 40,96 70,84! 62,112 40,126 0,142 -40,126 -62,112!'), 0.95),
    graven('0,110 5,170 2,250 6,360', 13, 'wineDark', 0.9),
    LOCKS.split('|').map((lock) => graven(lock, 7, 'wineDark', 0.85)),
    line(
      'M24 -90Q58 -76 80 -42Q98 -8 113 30M60 92Q62 108 90 136Q126 172 142 216Q160 276 174 340',
      13,
      'trim',
      0.9,
    ),
  ]),
  ['-96,400 -124,330 -108,270 -70,250', '104,400 126,330 108,270 74,252'].map((haunch) =>
    graven(haunch, 7, 'line', 0.9),
  ),
  line(BACK, 3.4),
];
