import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const COAT = outline(
  '-16,-112! -32,-102 -36,-84! -26,-62 -32,-34 -40,-8! -14,-2 14,-2 42,-8! 32,-36 26,-64 34,-84! 30,-102 14,-112!',
);

/** Somebody in a red coat, from behind, the head tilted back and one arm raised with an open hand; the feet are at 0,0. */
export const watcher: Art = [
  flat('ink', outline('-14,4! 20,-4 110,22 104,36! 20,18'), 0.7),
  // Boots, apart, heels to us.
  fill('ink', outline('-24,-14! -26,4 -24,10 -10,10 -6,4 -6,-14!'), { width: 1.6 }),
  fill('ink', outline('6,-14! 6,4 10,10 24,10 28,4 24,-14!'), { width: 1.6 }),
  // The raised hand, its thumb towards the head.
  fill(
    'skinFair',
    outline(
      '-58,-150! -66,-162 -72,-170! -67,-172 -62,-166! -66,-180! -60,-181 -57,-168! -56,-182! -51,-181 -51,-166! -45,-170! -42,-165 -46,-156 -48,-146!',
    ),
    { width: 2 },
  ),
  limb('red', '-26,-96 -42,-120 -52,-146', [24, 20, 16], 'line', 2.6),
  fill('red', COAT, { width: 2.8 }),
  clipped(COAT, [
    flat('redDark', outline('4,-120! 12,-80 10,-40 20,0! 60,0! 60,-120!'), 0.85),
    line('M-34 -100L-36 -84L-26 -62Q-30 -30 -38 -6', 9, 'trim'),
    graven('0,-60 -2,-34 -4,-4', 5, 'wineDark', 0.9),
  ]),
  flat('red', outline('-32,-104! -16,-108 -8,-92 -20,-84 -34,-88!')),
  line('M-40 -108Q-50 -126 -58 -146', 4, 'trim'),
  line('M-26 -63Q0 -56 26 -64', 4, 'wineDark'),
  line('M-6 -60v.1M6 -60v.1', 5, 'trim'),
  // The other arm hangs, its hand half closed.
  fill('skinFair', outline('38,-50! 36,-40 40,-33 47,-34 49,-42 48,-50!'), { width: 2 }),
  limb('redDark', '28,-98 40,-74 43,-50', [20, 18, 15], 'line', 2.6),
  // The head from behind, the comet lighting its cap and cheek.
  fill('skinFair', outline('-22,-134! -26,-124 -18,-114 0,-112 12,-118! 10,-136!'), { width: 2.2 }),
  fill('hairBrown', outline('-20,-142! -20,-126 -10,-114 6,-112 20,-122 22,-142!'), { width: 2.4 }),
  fill('cloth', outline('-26,-136! -30,-152 -18,-168 2,-170 20,-160 27,-138! 0,-130'), { width: 2.6 }),
  line('M-25 -138Q0 -130 26 -139', 6, 'clothDark'),
  line('M-27 -142Q-28 -156 -16 -165', 5, 'trim'),
  fill('cloth', outline('-16,-166! -24,-178 -12,-184 -4,-176 -6,-168!'), { width: 2 }),
  // The scarf, its ends blown away from the comet.
  fill('trim', outline('18,-112! 40,-120 58,-108 78,-116! 76,-100 56,-94 38,-104 18,-98!'), { width: 2.4 }),
  fill('trim', outline('-22,-120! 0,-108 24,-120! 28,-102 2,-94 -26,-104!'), { width: 2.6 }),
  line('M62 -108L60 -98M70 -112L68 -100', 2, 'metalDark'),
];
