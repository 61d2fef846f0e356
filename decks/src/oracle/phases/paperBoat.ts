import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { script } from '../script.ts';
import { seal } from '../theme.ts';

/** The hull upside down in the water before it, broken by ripples. */
const reflection: Art = [
  flat('ink', 'M-176 66C-80 84 90 84 182 64L150 116L60 128L-10 156L-70 130L-150 112Z', 0.5),
  flat('light', 'M-128 74Q-60 82 -4 81L-4 134L-60 118L-128 108Z', 0.3),
  flat('glow', 'M-4 81Q70 82 132 73L118 108L60 120L-4 134Z', 0.5),
  line('M-150 92Q-70 102 0 94T150 96M-120 116Q-50 122 10 114T116 116', 5, 'water'),
];

/** The wave at the foot of the hull, and the wake that spreads from it. */
const wake: Art = [
  flat('water', 'M-150 68Q-110 56 -62 68T10 66T80 68T150 58L160 84Q0 92 -160 86Z'),
  line('M-146 64Q-110 54 -62 66T10 64T80 66T146 56', 3.4, 'light', 0.95),
  line(
    'M-158 76Q-206 92 -260 94M-168 94Q-210 108 -250 112M164 72Q214 86 262 84M172 92Q216 104 256 104',
    3,
    'light',
    0.7,
  ),
];

/** A boat folded from a letter: its far side, the peak in the middle, and its near side in two faces; the moon is on its right. */
export const paperBoat: Art = put(
  [
    reflection,
    fill('stoneDark', 'M-216 -112L-20 -100L0 -34ZM214 -122L30 -104L0 -34Z', { width: 2.6 }),
    fill('stone', 'M-4 -252L-104 -66L-4 -20Z', { width: 3 }),
    fill('light', 'M-4 -252L98 -72L-4 -20Z', { width: 3 }),
    flat('glow', 'M-4 -252L98 -72L66 -58Q20 -170 -4 -220Z', 0.55),
    eachRow(
      [
        [-44, -150, 'to'],
        [-58, -120, 'the'],
        [-84, -92, 'moon'],
      ],
      (x, y, words) => script(words, x, y, { turn: 22, size: 0.86, nib: 3.6 }),
    ),
    fill('linen', 'M-216 -112L0 -34L-4 84L-118 84Z', { width: 3.2 }),
    flat('stone', 'M-216 -112L-118 84H-84Z', 0.9),
    flat('waterLight', 'M-128 60L-136 44Q-70 40 -2 30L-4 84H-118Z', 0.3),
    eachRow(
      [
        [-172, -66, 'dear moon'],
        [-150, -24, 'this is only'],
        [-122, 18, 'the start'],
      ],
      (x, y, words) => script(words, x, y, { turn: 19.9, size: 1.02, nib: 4 }),
    ),
    fill('light', 'M0 -34L214 -122L122 84L-4 84Z', { width: 3.2 }),
    flat('glow', 'M30 -46L214 -122L186 -60Q110 -50 30 -46Z', 0.5),
    flat('stone', 'M-4 84L20 30Q80 50 140 44L122 84Z', 0.6),
    eachRow(
      [
        [36, -16, 'small as it is'],
        [32, 26, 'it sails'],
      ],
      (x, y, words) => script(words, x, y, { turn: -22.3, size: 1.02, nib: 4 }),
    ),
    line('M-4 -252L0 -34L-4 70', 2.6),
    wake,
    seal(-2, -58, 26, line('M0 -12V12M-12 0H12M-8 -8L8 8M8 -8L-8 8', 3, 'light')),
  ],
  { x: 290, y: 640, size: 1.02 },
);
