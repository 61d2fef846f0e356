import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '-176,64 -170,24 -140,-14 -96,-52 -40,-88 30,-98 96,-76 142,-30 158,26 142,72 96,92 -60,94 -140,90',
);
const SKULL = outline(
  '-62,6 -58,-20 -60,-66! -30,-44 0,-48 28,-46 56,-70! 58,-24 66,4 56,32 24,48 -22,48 -54,32',
);

/** Its head lies sideways on its paws. */
const head: Art = [
  fill('hairBlack', SKULL, { edge: 'cloth', width: 2.6 }),
  clipped(SKULL, line('M-62 0L-60 -66L-30 -44Q0 -50 28 -46L56 -70L60 -16', 9, 'trim')),
  flat('red', 'M-48 -30L-52 -52L-34 -40ZM36 -40L52 -56L50 -32Z'),
  line('M-40 2Q-28 13 -14 4M14 4Q28 13 42 2', 3.6, 'trim'),
  fill('rose', 'M-8 20H8L0 29Z', { width: 1.4 }),
  line('M0 29V33M0 33Q-9 40 -17 35M0 33Q9 40 17 35', 2.2, 'cloth'),
  line('M-18 26L-70 20M-18 32L-66 40M18 26L70 20M18 32L64 40', 1.8, 'straw', 0.8),
];

/** A cat curled before the fire, its chin on its paws and its tail round it; the fire behind it lights its back. */
export const sleepingCat: Art = put(
  [
    flat('ink', outline('-190,76! 168,60! 204,86 168,112 60,126 -80,128 -196,112 -214,92'), 0.6),
    fill('hairBlack', BODY, { width: 3 }),
    clipped(BODY, [
      line('M-176 40Q-164 16 -140 -14Q-96 -52 -40 -88Q30 -112 96 -76Q146 -40 158 26', 19, 'red', 0.9),
      line('M-176 34Q-160 4 -140 -18Q-96 -56 -40 -91Q30 -115 96 -79Q146 -43 160 20', 9, 'trim'),
    ]),
    line('M30 84C2 40 16 -22 70 -38C112 -44 142 -6 142 40', 4.4, 'cloth'),
    eachOf('-66,-52 -24,-74 20,-80 70,-66', (x = 0, y = 0) =>
      line(`M${x} ${y}l8 12M${x + 16} ${y - 4}l6 11`, 3.4, 'trim', 0.8),
    ),
    limb('hairBlack', '146,46 118,84 60,98 -10,98 -60,88', [34, 38, 36, 32, 18], 'cloth', 1.8),
    graven('130,60 90,82 40,86 0,86', 5, 'trim', 0.8),
    put(head, { x: -104, y: 34, turn: -9, size: 1.08 }),
    // Two forepaws under the chin.
    fill('hairBlack', outline('-180,84 -168,70 -140,66 -116,74 -104,88 -116,100 -150,102 -172,96'), {
      edge: 'cloth',
      width: 2.4,
    }),
    fill('hairBlack', outline('-114,88 -104,74 -76,68 -50,76 -40,90 -54,102 -90,104 -108,99'), {
      edge: 'cloth',
      width: 2.4,
    }),
    line('M-126 80l10 4M-128 92l11 1M-62 82l10 4M-64 94l11 1', 2.4, 'cloth'),
  ],
  { x: 308, y: 668, size: 0.98 },
);
