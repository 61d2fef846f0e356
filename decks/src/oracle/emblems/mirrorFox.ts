import { fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
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
  flat('ink', 'M53 -24C65 -17 64 2 52 8C42 1 42 -17 53 -24Z'),
  flat('light', circlePath(48, -13, 3.4)),
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

/** The same fox from behind, from its ears down to the frame. */
export const foxFromBehind: Art = [
  flat('ink', outline('-150,150! -60,100 120,100 220,170! 230,260 -180,260!'), 0.4),
  fill('red', outline('-96,60! -130,120 -150,200 -158,300! 158,300! 150,200 130,120 96,60! 0,40'), {
    width: 3.2,
  }),
  flat('redDark', outline('60,60! 110,90 138,150 150,220 156,300! 80,300! 90,200 80,120'), 0.65),
  [
    '-110,130 -124,180 -130,240',
    '-60,120 -66,170 -60,230',
    '0,110 6,160 0,230',
    '50,120 60,170 56,230',
    '-86,190 -92,230 -90,270',
  ].map((hair) => graven(hair, 6, 'redDark', 0.75)),
  fill('ink', outline(TORN_EAR), { width: 3 }),
  fill('ink', outline(EAR), { width: 3 }),
  flat('red', outline('-98,-30! -112,-84 -116,-110! -92,-80 -60,-74!')),
  flat('red', outline('98,-30! 112,-84 114,-110! 92,-80 60,-74!')),
  fill(
    'red',
    outline(
      '0,-88 40,-84 76,-62 98,-30! 120,10 138,40! 118,48 122,70! 84,86 40,98 0,100 -40,98 -84,86 -122,70! -118,48 -138,40! -120,10 -98,-30! -76,-62 -40,-84',
    ),
    { width: 3.2 },
  ),
  flat('red', outline('-96,70! -40,84 40,84 96,70! 84,118 40,136 -40,136 -84,118!')),
  flat('redDark', outline('98,-30! 120,10 138,40! 118,48 122,70! 110,100 116,130! 84,130! 84,60 90,10'), 0.6),
  ['-104,74 -70,92 -30,100', '104,74 70,92 34,100'].map((fold) => graven(fold, 6, 'redDark', 0.9)),
  [
    '-40,-50 -46,-20 -42,14',
    '0,-60 4,-24 0,20',
    '40,-48 48,-20 46,14',
    '-70,20 -80,44 -84,60',
    '-20,60 -22,84 -18,106',
    '28,60 34,84 30,106',
  ].map((hair) => graven(hair, 6, 'redDark', 0.75)),
  line('M-120 -108Q-112 -60 -96 -32Q-70 -66 -30 -82', 4, 'rose', 0.9),
  line('M-96 -32Q-118 4 -134 38', 4, 'rose', 0.9),
];
