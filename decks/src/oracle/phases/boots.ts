import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const UPPER = outline(
  '-88,-206! -40,-192 14,-204! 22,-176 34,-150 62,-134 100,-130 134,-116 150,-88 148,-66! 80,-44 -10,-4! -50,-2 -94,-22! -98,-60 -92,-100 -84,-130 -86,-170',
);
const SOLE = outline(
  '-98,-28! -54,-10 -6,-14! 152,-78! 161,-62 151,-46! 24,2! 16,-4 8,4! -2,17! -52,22 -98,4!',
);

/** A walking boot from behind and a little from above; its toe points away from us to the right, at (150, -60). */
const boot: Art = [
  // The sock with its opening.
  fill('ink', 'M-92 -238A54 15 0 0 1 16 -240A54 15 0 0 1 -92 -238Z', { width: 3 }),
  fill(
    'linen',
    outline('-92,-240! -70,-226 -36,-222 -4,-226 16,-242! 24,-222 20,-204! -10,-190 -60,-190 -94,-206!'),
    { width: 3 },
  ),
  line(times(5, (i) => `M${-74 + i * 19} -${224 - Math.abs(2 - i) * 2}v28`).join(''), 2.4, 'straw'),
  line('M-94 -214C-60 -200 -16 -200 22 -212', 4, 'red'),
  fill('wood', UPPER, { width: 3.4 }),
  clipped(UPPER, [
    flat('woodDark', outline('-110,-210! -60,-200 -64,-120 -72,-60 -40,0 -110,0!'), 0.6),
    flat('hairAuburn', outline('-10,-200 12,-206 20,-170 40,-140 80,-126 50,-110 10,-128 -6,-164'), 0.55),
  ]),
  // The seam and the pull at the back, the heel, the toe cap.
  line('M-46 -186C-50 -150 -50 -110 -48 -76', 2.6, 'woodDark'),
  fill('red', 'M-57 -202C-60 -160 -34 -160 -38 -202L-44 -200C-42 -176 -52 -176 -50 -201Z', { width: 2.2 }),
  fill('woodDark', outline('-96,-22! -98,-50 -88,-84 -48,-96 -6,-82 8,-50 6,-12! -48,-2'), { width: 2.8 }),
  fill('woodDark', outline('96,-52! 92,-84 106,-112 124,-121! 142,-106 151,-86 149,-68!'), { width: 2.6 }),
  // The laces over the front edge, and their bow.
  fill('hairAuburn', outline('16,-204! 24,-176 36,-150 64,-134 98,-130! 84,-116 46,-118 18,-140 0,-200!'), {
    width: 2.6,
  }),
  line('M4 -188L26 -194M8 -170L32 -176M16 -150L42 -158M30 -134L56 -146M54 -122L78 -138', 7, 'redDark'),
  line('M4 -188L26 -194M8 -170L32 -176M16 -150L42 -158M30 -134L56 -146M54 -122L78 -138', 4.6, 'red'),
  eachOf('3,-187 7,-169 15,-149 29,-132 53,-120', (x = 0, y = 0) => disc('trim', x, y, 4.6, 1.6)),
  [8.4, 4.8].map((width, i) =>
    line(
      'M24 -192C44 -234 84 -220 50 -192C44 -188 34 -188 24 -192C54 -188 96 -184 84 -160M24 -192C46 -182 56 -168 50 -154',
      width,
      i ? 'red' : 'line',
    ),
  ),
  fill('ink', SOLE, { width: 3 }),
  fill('straw', outline('-99,-34! -53,-15 -7,-19! 152,-86! 157,-75! -5,-8! -53,-4 -99,-22!'), {
    width: 2.2,
  }),
  graven('100,-126 126,-116 146,-92', 7, 'trim', 0.95),
  graven('16,-196 24,-168 40,-146', 6, 'trim', 0.9),
  line('M18 -240L24 -222L20 -206', 5, 'trim'),
];

/** The shadow right under a sole, and the one that the boot throws away from the moon. */
const shade: Art = [
  flat('ink', outline('-100,-10! -190,0 -220,20! -150,34 -60,36!'), 0.35),
  flat('ink', outline('-112,-10! 150,-70! 176,-62 172,-42! 60,8 10,22 -50,34 -116,16!'), 0.75),
];

const BEHIND = outline(
  '-56,-210! -20,-200 20,-200 56,-210! 58,-160 52,-116 58,-70 64,-26! 30,-12 -30,-12 -64,-26! -58,-70 -52,-116 -58,-160',
);

/** A walking boot from straight behind, its toe away from us; beyond the heel the ball of the foot shows on both sides. */
const bootAhead: Art = [
  fill('ink', outline('-58,-44! -76,-62 -84,-86 -78,-104! 66,-104! 74,-88 68,-64 56,-44!'), { width: 3 }),
  fill('wood', outline('-54,-54! -74,-76 -76,-112 -46,-150! 46,-150! 68,-112 66,-76 54,-54!'), { width: 3 }),
  flat('woodDark', outline('-54,-56! -73,-78 -74,-112 -46,-146! -40,-60!'), 0.6),
  line('M-58 -52Q-76 -70 -79 -90M58 -52Q68 -70 70 -90', 4.4, 'straw'),
  // The ends of the bow beyond the shaft.
  [8.4, 4.8].map((width, i) =>
    line(
      'M50 -178C84 -214 104 -186 58 -170C84 -164 92 -150 84 -132M-50 -178C-82 -212 -100 -184 -58 -170',
      width,
      i ? 'red' : 'line',
    ),
  ),
  fill('ink', 'M-56 -240A56 16 0 0 1 56 -240A56 16 0 0 1 -56 -240Z', { width: 3 }),
  fill('linen', outline('-58,-242! -36,-228 0,-223 36,-228 58,-242! 62,-206! 30,-194 -30,-194 -62,-206!'), {
    width: 3,
  }),
  line(times(6, (i) => `M${-45 + i * 18} -${226 - Math.abs(2.5 - i) * 2.4}v28`).join(''), 2.4, 'straw'),
  line('M-60 -214C-30 -200 30 -200 60 -214', 4, 'red'),
  fill('wood', BEHIND, { width: 3.4 }),
  clipped(BEHIND, [
    flat('woodDark', outline('-70,-216! -30,-210 -34,-120 -40,-60 -20,0! -80,0!'), 0.6),
    flat('hairAuburn', outline('26,-206! 64,-206! 64,-20! 46,-20! 40,-70 34,-120'), 0.55),
  ]),
  // The strip over the seam at the back, down into the heel.
  fill('woodDark', outline('-10,-196! 10,-196! 13,-110 16,-30! -16,-30! -13,-110'), { width: 2.2 }),
  line('M0 -160V-40', 2, 'hairAuburn'),
  fill('red', 'M-18 -206C-22 -144 22 -144 18 -206L9 -205C10 -168 -10 -168 -9 -205Z', { width: 2.4 }),
  fill(
    'woodDark',
    outline('-62,-28! -58,-50 -50,-62! -30,-52 0,-48 30,-52 50,-62! 58,-50 62,-28! 30,-14 -30,-14'),
    {
      width: 2.8,
    },
  ),
  fill('straw', outline('-66,-34! -30,-19 30,-19 66,-34! 67,-22! 30,-7 -30,-7 -67,-22!'), { width: 2.2 }),
  fill('ink', outline('-68,-22! -30,-7 30,-7 68,-22! 66,8! 30,22 -30,22 -66,8!'), { width: 3 }),
  graven('48,-190 44,-150 46,-112', 6, 'trim', 0.9),
];

/** The left boot still stands and points to the fork; the right one has stepped into the right road. */
export const boots: Art = [
  put([shade, boot], { x: 350, y: 704, size: 0.58, turn: -7 }),
  put([flat('ink', outline('-60,4! -150,20 -190,44! -110,50 0,40 64,8!'), 0.5), bootAhead], {
    x: 186,
    y: 780,
    size: 0.7,
    turn: 5,
  }),
];
