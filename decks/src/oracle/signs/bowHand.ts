import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const SLEEVE = outline('-60,112! -100,180 -190,420! 0,420! -2,240 26,134! -14,112');
const FIST = outline(
  '-50,118! -56,84 -66,44 -66,4 -62,-20! -52,-36 -36,-34 -32,-24! -26,-44 -6,-46 0,-30! 6,-46 26,-44 32,-24! 38,-36 54,-32 60,-14! 66,14 62,40 46,68 32,94 32,130! -8,138',
);

/** The archer’s left arm and its gloved fist round the grip, which runs through it at 0,0; we see the back of the hand. */
export const bowHand: Art = [
  fill('sageDark', SLEEVE, { width: 3.2 }),
  clipped(SLEEVE, [
    flat('ink', outline('30,120! 0,200 -40,340! 40,340!'), 0.4),
    line('M-84 150Q-120 230 -176 330', 12, 'trim', 0.7),
    ['-50,160 -70,220 -110,290'].map((fold) => graven(fold, 7, 'ink', 0.5)),
  ]),
  fill('woodDark', FIST, { width: 3.2 }),
  clipped(FIST, [
    flat('skinEdge', outline('70,-40! 40,-20 34,40 10,90 20,140! 80,140!'), 0.65),
    flat('wood', outline('-70,-10! -46,-30 -20,-20 -36,30 -44,110! -70,110!'), 0.8),
    line('M-32 -26Q-34 -4 -28 12M0 -32V14M32 -26Q34 -4 28 12', 3),
  ]),
  // The thumb, which closes round the grip from below.
  fill('woodDark', outline('34,72! 38,44 52,20 66,6 82,8 86,24 74,42 60,62 44,88!'), { width: 3 }),
  flat('skinEdge', outline('60,62! 74,42 86,24! 80,20 62,36 44,66 44,86'), 0.6),
  // The cuff with its strap.
  fill('straw', outline('-66,104! -20,122 38,110! 40,138! -14,152 -72,134!'), { width: 3 }),
  line('M-66 112Q-16 132 36 120', 3, 'metalDark', 0.9),
  eachOf('-40,128 -8,136', (x = 0, y = 0) => line(`M${x} ${y}v.1`, 7, 'woodDark')),
];
