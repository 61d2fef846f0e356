import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const COAT = outline(
  '-16,-112! -32,-102 -36,-84! -26,-62 -32,-34 -40,-8! -14,-2 14,-2 42,-8! 32,-36 26,-64 34,-84! 30,-102 14,-112!',
);

/** A head in profile to the left about 0,0, its mouth open in wonder, in a cap with a bobble; a light shines on its face. */
const head: Art = [
  fill(
    'skinFair',
    outline('-20,-16! -23,-6 -31,3! -24,6! -25,10 -19,13! -23,17 -20,24 -8,28 10,30! 14,-14!'),
    { width: 2.2 },
  ),
  flat('rose', outline('-15,8 -9,5 -4,9 -9,14'), 0.8),
  flat('ink', outline('-25,11! -17,11 -15,14 -22,17!')),
  line('M-17 -4v3', 5, 'ink'),
  line('M-22 -10Q-17 -13 -12 -10', 2.2, 'hairBrown'),
  fill('hairBrown', outline('-4,-16! -5,-2 2,2 1,12 6,26 20,22 26,4 26,-12!'), { width: 2.2 }),
  fill('skinFair', outline('-4,0 2,-3 5,3 1,10 -3,8'), { width: 1.8 }),
  fill('cloth', outline('4,-34! 0,-46 8,-54 17,-48 15,-36!'), { width: 2 }),
  fill('cloth', outline('-24,-14! -22,-28 -8,-38 10,-37 25,-24 29,-8! 2,-12'), { width: 2.6 }),
  line('M-24 -15Q2 -14 28 -9', 6, 'clothDark'),
  line('M-23 -19Q-20 -30 -8 -36', 5, 'trim'),
];

/** Somebody in a red coat, from behind, the head turned and tilted back and one arm raised with an open hand; the feet are at 0,0. */
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
  fill('skinFair', outline('36,-52! 31,-42 30,-34! 35,-36 35,-27 41,-23 48,-26 51,-38 50,-52!'), {
    width: 2,
  }),
  limb('redDark', '28,-98 40,-74 43,-50', [20, 18, 15], 'line', 2.6),
  put(head, { x: 0, y: -140, turn: 30 }),
  // The scarf, its ends blown away from the comet.
  fill('trim', outline('16,-112! 32,-116 44,-106 58,-110! 56,-95 42,-92 30,-100 16,-98!'), { width: 2.4 }),
  fill('trim', outline('-22,-120! 0,-108 24,-120! 28,-102 2,-94 -26,-104!'), { width: 2.6 }),
  line('M50 -104L48 -96', 2, 'metalDark'),
];
