import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** One ear is torn, on the same side from behind and in the glass. */
const TORN_EAR = '-98,-30! -118,-96 -122,-150! -106,-146! -104,-122! -88,-140! -60,-116 -34,-78!';
const EAR = '98,-30! 118,-104 114,-176! 84,-152 56,-116 34,-78!';

const NAPE = outline(
  '0,-92 40,-88 76,-66 98,-32! 122,4 138,46! 116,56 92,84! 44,102 0,106 -44,102 -92,84! -116,56 -138,46! -122,4 -98,-32! -76,-66 -40,-88',
);

/** Locks of fur on the back of the head, from the crown outwards. */
const CROWN =
  '-22,-70 -36,-46 -42,-20|22,-72 36,-48 42,-22|-54,-50 -74,-24 -80,4|56,-50 76,-24 82,2|-14,-30 -18,0 -14,28|18,-30 22,0 18,28|-52,-6 -62,24 -58,52|54,-6 64,24 60,50|-94,14 -104,36 -104,52|96,14 106,34 106,52|0,40 -4,66 2,90|-30,50 -36,72 -30,92|32,50 38,72 32,92';

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

const BACK = outline(
  '-72,70! -96,112 -124,150 -126,200 -150,250 -172,310 -170,400! 170,400! 172,310 150,250 126,200 124,150 96,112 72,70!',
);

/** The same fox from behind, as it sits: shoulders, the line of its spine, two haunches; light falls on its right. */
export const foxFromBehind: Art = [
  flat('ink', outline('-190,300! -60,250 120,260 230,300! 240,420 -190,420!'), 0.4),
  fill('red', BACK, { width: 3.4 }),
  clipped(BACK, [
    flat('redDark', outline('-72,60! -60,130 -80,200 -60,300 -50,420! -200,420! -200,60!'), 0.7),
    // Its spine, between the shoulder blades and down.
    graven('0,100 6,170 2,250 6,340', 13, 'redDark', 0.9),
    graven('-70,130 -50,170 -58,210', 9, 'redDark', 0.9),
    graven('66,126 48,170 58,206', 9, 'redDark', 0.8),
    [
      '-30,150 -34,180 -28,204',
      '30,190 26,222 32,250',
      '-26,240 -32,270 -26,300',
      '84,170 90,196 86,220',
    ].map((hair) => graven(hair, 6, 'redDark', 0.75)),
    line('M76 72Q100 108 126 148Q132 180 128 200Q158 250 176 310', 15, 'trim', 0.85),
  ]),
  ['-96,400 -124,330 -108,270 -70,250', '104,400 126,330 108,270 74,252'].map((haunch) =>
    graven(haunch, 7, 'line', 0.9),
  ),
  line(BACK, 3.4),
  fill('ink', outline(TORN_EAR), { width: 3 }),
  fill('ink', outline(EAR), { width: 3 }),
  flat('red', outline('-98,-30! -112,-84 -116,-110! -92,-80 -60,-74!')),
  flat('red', outline('98,-30! 112,-84 114,-110! 92,-80 60,-74!')),
  line('M112 -170Q116 -104 99 -34M-36 -84Q-56 -106 -86 -132', 6, 'trim'),
  fill('red', NAPE, { width: 3.2 }),
  clipped(NAPE, [
    flat('redDark', outline('-150,-40! -70,-40 -84,20 -50,110! -150,110!'), 0.65),
    // The crown and the cheek that the glass lights, and the pale fur of the cheeks.
    flat('rose', outline('6,-92! 44,-80 80,-40 92,10 84,60! 130,60! 150,40! 110,-40 70,-90!'), 0.55),
    flat('redDark', outline('-10,-92! 10,-92! 16,-40 14,20 8,110! -10,110! -16,20 -14,-40'), 0.45),
    flat('linen', outline('138,46! 124,22 110,40! 108,56! 92,62! 92,86!')),
    flat('stone', outline('-138,46! -124,26 -112,42! -110,58! -92,66! -92,86!')),
    line('M40 -88Q78 -66 100 -32Q124 6 140 46', 12, 'trim', 0.9),
    CROWN.split('|').map((lock) => graven(lock, 7, 'redDark', 0.8)),
  ]),
  flat('red', outline('-78,82! -40,92 40,92 78,84! 84,114 40,134 -40,134 -84,114!')),
  ['-96,72 -70,92 -34,100', '96,72 70,92 38,100', '-16,104 0,112 18,104'].map((fold) =>
    graven(fold, 6, 'redDark', 0.9),
  ),
];
