import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** A red armchair that faces right, its feet at 0,0, with somebody between its back and its arm. */
export const armchair = (sitter: Art): Art => [
  fill('woodDark', outline('-76,-30! -56,-30! -60,0! -72,0!'), { width: 2.6 }),
  fill('woodDark', outline('60,-30! 82,-30! 76,0! 64,0!'), { width: 2.6 }),
  fill('red', outline('-100,-26! -118,-170 -110,-224 -76,-238 -50,-212 -40,-110! -40,-26!'), { width: 3.2 }),
  flat('redDark', outline('-100,-28! -116,-170 -108,-222 -96,-232! -92,-160 -80,-28!'), 0.8),
  graven('-70,-222 -58,-190 -52,-130', 7, 'rose', 0.9),
  fill('red', outline('-70,-26! -70,-92! 90,-92! 92,-26!'), { width: 3.2 }),
  flat('redDark', outline('-68,-28! -68,-52! 91,-52! 91,-28!'), 0.75),
  fill('trim', outline('-52,-96! -40,-120 76,-120 96,-106 84,-90! -48,-88!'), { width: 2.8 }),
  sitter,
  fill('redDark', outline('-74,-34! -74,-130! 62,-130! 62,-34!'), { width: 2.8 }),
  fill('red', outline('-84,-152 -70,-168 40,-168 78,-158 84,-134 66,-122 -70,-124'), { width: 3.2 }),
  disc('red', 62, -144, 23, 3),
  disc('redDark', 62, -144, 11, 2.2),
  graven('-66,-158 -20,-162 30,-160', 6, 'rose', 0.9),
  eachOf('-62,-42 -40,-42 -18,-42 4,-42 26,-42 48,-42', (x = 0, y = 0) => disc('trim', x, y, 4.4, 1.6)),
];

/** A blue wooden chair that faces right, with a seat of straw, its feet at 0,0. */
export const kitchenChair: Art = [
  limb('clothDark', '-34,-100 -30,0', [13, 11], 'line', 2.6),
  limb('clothDark', '80,-100 82,0', [13, 11], 'line', 2.6),
  line('M-30 -44H80', 12, 'line'),
  line('M-30 -44H80', 7, 'clothDark'),
  limb('cloth', '-44,-118 -48,-190 -66,-266', [14, 13, 12], 'line', 2.6),
  eachOf('-150 -192 -234', (y = 0) => {
    const lean = (y + 118) * 0.13;
    return fill(
      'cloth',
      outline(
        `${-82 + lean},${y + 4}! ${-44 + lean},${y - 10}! ${-46 + lean},${y - 32}! ${-84 + lean},${y - 20}!`,
      ),
      {
        width: 2.6,
      },
    );
  }),
  limb('cloth', '-74,0 -72,-110 -78,-190 -98,-264', [12, 15, 13, 12], 'line', 2.6),
  limb('cloth', '50,0 48,-100', [12, 14], 'line', 2.6),
  line('M-72 -40H50', 12, 'line'),
  line('M-72 -40H50', 7, 'cloth'),
  fill('straw', outline('-82,-112! -36,-130! 92,-130! 62,-112!'), { width: 2.8 }),
  line('M-58 -113L-16 -129M-26 -113L20 -129M6 -113L54 -129', 2.2, 'woodDark'),
  fill('cloth', outline('-84,-112! 62,-112! 94,-130! 94,-116! 64,-94! -84,-94!'), { width: 2.8 }),
  flat('clothDark', outline('64,-110! 93,-128! 93,-117! 64,-96!'), 0.8),
];
