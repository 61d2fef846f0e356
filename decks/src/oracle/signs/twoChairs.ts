import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** A red easy chair without arms that faces right, its near feet at y = 0; what is below the seat is lit from the right. */
export const easyChair: Art = [
  limb('woodDark', '-34,-70 -30,-12', [13, 9], 'line', 2.6),
  limb('wood', '84,-70 94,-12', [13, 9], 'line', 2.6),
  fill('red', outline('-96,-70! -132,-250 -124,-282 -96,-296 -68,-284 -58,-256 -38,-120! -58,-90!'), {
    width: 3.2,
  }),
  flat('redDark', outline('-96,-72! -131,-250 -122,-280 -104,-290! -106,-250 -74,-80!'), 0.85),
  graven('-92,-284 -78,-262 -60,-160', 8, 'rose', 0.9),
  eachOf('-88,-246 -80,-206 -72,-166', (x = 0, y = 0) => disc('trim', x, y, 4.6, 1.6)),
  // The seat, its top, and its fringe.
  fill('red', outline('-88,-72! -90,-104 -76,-116 -36,-134! 84,-134 104,-124 106,-92! 76,-66!'), {
    width: 3.2,
  }),
  flat('rose', outline('-76,-114! -38,-132! 84,-132 100,-124 70,-112!'), 0.75),
  flat('redDark', outline('-88,-72! -89,-92! 74,-92 76,-66!'), 0.7),
  fill('trim', outline('-90,-76! 76,-70! 106,-94! 106,-78! 78,-50! -90,-56!'), { width: 2.6 }),
  line(
    'M-70 -75V-57M-50 -74V-56M-30 -74V-55M-10 -73V-55M10 -72V-54M30 -72V-53M50 -71V-52M88 -80V-60',
    2,
    'metalDark',
  ),
  limb('wood', '-74,-56 -80,0', [16, 10], 'line', 2.6),
  limb('wood', '62,-52 70,0', [16, 10], 'line', 2.6),
  line('M-69 -54L-76 -4M69 -50L75 -4M89 -56L97 -16', 4, 'glow'),
];

/** A blue wooden chair that faces right, with a seat of straw, its feet at 0,0. */
export const kitchenChair: Art = [
  limb('clothDark', '-34,-100 -30,-12', [13, 11], 'line', 2.6),
  limb('clothDark', '80,-100 84,-12', [13, 11], 'line', 2.6),
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
  line('M56 -92L56 -2M-66 -92L-66 -2M-60 -34H44', 4, 'glow'),
  line('M-82 -93H62L92 -113', 4, 'glow'),
];
