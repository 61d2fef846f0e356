import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The back in one line from the neck on the left, over the shoulder and the high hip, to the root of the tail. */
const BODY = outline(
  '-130,-14! -100,-46 -58,-62 -14,-66 34,-92 86,-92 134,-62 164,-10 166,44 138,88 70,112 -30,116 -110,104 -160,74 -166,24',
);
const HAUNCH = outline('140,-70! 84,-50 42,-6 32,44 50,84! 110,112 190,90! 190,-20!');
const SKULL = outline(
  '-64,8 -60,-16 -64,-64! -34,-44 0,-47 32,-44 60,-66! 60,-16 66,8 52,36 22,50 -22,50 -54,36',
);

/** Its head, the nose under the tail. */
const head: Art = [
  fill('hairBlack', SKULL, { edge: 'cloth', width: 2.6 }),
  clipped(SKULL, line('M-66 4L-64 -64L-34 -44Q0 -50 32 -44L60 -66L62 -16', 34, 'redDark', 0.6)),
  clipped(SKULL, line('M-66 4L-64 -64L-34 -44Q0 -50 32 -44L60 -66L62 -16', 10, 'trim')),
  flat('red', 'M-51 -28L-55 -50L-37 -39ZM40 -38L55 -52L54 -28Z'),
  line('M-44 -2Q-30 12 -14 2M14 2Q30 12 46 -2', 4, 'trim'),
  fill('rose', 'M-8 20H8L0 29Z', { width: 1.4 }),
  line('M20 20L86 8M20 26L86 28M-22 16L-88 2M-22 20L-90 20', 2.2, 'straw', 0.9),
];

/** A cat curled before the fire, its tail round it and over its nose; the fire behind it lights its back. */
export const sleepingCat: Art = put(
  [
    flat('ink', outline('-190,70! 176,50! 214,96 170,124 60,140 -80,140 -200,122 -224,96'), 0.6),
    fill('hairBlack', BODY, { width: 3 }),
    clipped(BODY, [
      // The light of the fire reaches over the shoulder and the hip.
      flat('redDark', outline('-150,-30! -60,-90 -14,-76! -6,-40 -30,-24 -80,-34 -130,10!'), 0.6),
      flat('redDark', outline('20,-90! 90,-110 160,-60 190,50! 150,40 126,-10 86,-40 50,-40 10,-54!'), 0.6),
      flat('field', HAUNCH),
      line('M-170 30Q-150 -4 -130 -14Q-100 -46 -58 -62L-14 -66Q34 -94 86 -92Q140 -70 168 0', 20, 'red', 0.9),
      line('M-170 22Q-150 -10 -130 -18Q-100 -50 -58 -65L-14 -69Q34 -97 86 -95Q146 -70 170 -6', 9, 'trim'),
    ]),
    // The thigh, and the hind paw that shows below it.
    ['-52,-44 -44,-28 -46,-12', '66,-74 74,-58 70,-44'].map((hair) => graven(hair, 5, 'trim', 0.8)),
    fill('field', outline('52,66! 26,64 2,72 -6,86 8,96 60,98!'), { edge: 'ink', width: 2.6 }),
    line('M2 80l10 3M2 89l11 0', 2.6, 'ink'),
    put(head, { x: -94, y: 34, turn: 8, size: 1.06 }),
    limb(
      'gloomLight',
      '150,36 134,84 74,110 0,116 -70,112 -126,96 -136,70 -96,60',
      [30, 40, 40, 36, 32, 28, 26, 12],
      'ink',
      2.6,
    ),
    graven('142,74 92,98 30,104 -30,104 -80,92', 7, 'trim', 0.9),
  ],
  { x: 304, y: 656, size: 1 },
);
