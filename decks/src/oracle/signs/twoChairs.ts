import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** How far the far side of both chairs is moved: they stand side by side with the plank, seen a little from above. */
const [DX, DY] = [28, -18];

/** A thing as deep as the chairs: its far side with what is between, and its near side. */
const deep = (d: string, near: Role, between: Role): Art => {
  const steps = times(8, (i) => ({ x: DX * (1 - i / 8), y: DY * (1 - i / 8) }));
  return [
    steps.map((place) => put(fill(between, d, { width: 6 }), place)),
    steps.map((place) => put(flat(between, d), place)),
    fill(near, d, { width: 3 }),
  ];
};

const BACK = outline('-92,-98! -126,-262 -122,-282 -104,-292 -86,-284 -76,-262 -40,-98!');
const CUSHION = outline('-88,-70! -90,-100 -76,-110 0,-114 76,-110 92,-100 90,-70!');

/** A red easy chair without arms that faces right, its near feet at y = 0. */
export const easyChair: Art = [
  limb('woodDark', '-52,-66 -56,-18', [14, 10], 'line', 2.6),
  limb('woodDark', '104,-66 108,-18', [14, 10], 'line', 2.6),
  deep(BACK, 'redDark', 'red'),
  graven('-84,-286 -66,-240 -44,-150', 10, 'rose', 0.85),
  eachOf('-76,-250 -66,-208 -56,-166', (x = 0, y = 0) => disc('trim', x + 11, y, 4.6, 1.6)),
  graven('-114,-276 -116,-256 -94,-140', 6, 'wineDark', 0.7),
  deep(CUSHION, 'red', 'rose'),
  flat('red', outline('93,-98! 119,-114! 117,-92! 92,-74!'), 0.75),
  flat('redDark', outline('-87,-72! -89,-90! 91,-90! 90,-70!'), 0.7),
  fill('trim', 'M90 -76L118 -94V-72L90 -52Z', { width: 2.6 }),
  fill('trim', 'M-90 -76H90V-52H-90Z', { width: 2.8 }),
  line('M-68 -74V-54M-46 -74V-54M-24 -74V-54M-2 -74V-54M20 -74V-54M42 -74V-54M64 -74V-54', 2, 'metalDark'),
  limb('wood', '-76,-52 -80,0', [17, 11], 'line', 2.6),
  limb('wood', '76,-52 80,0', [17, 11], 'line', 2.6),
  graven('-73,-50 -74,-28 -77,-4', 5, 'straw', 0.8),
  graven('71,-50 73,-28 76,-4', 5, 'straw', 0.8),
];

const POST = '-74,0 -72,-110 -78,-190 -98,-264';

/** A blue wooden chair that faces right, with a seat of straw, its near feet at y = 0. */
export const kitchenChair: Art = [
  put(
    [
      limb('clothDark', POST, [11, 14, 13, 12], 'line', 2.6),
      limb('clothDark', '52,0 50,-100', [11, 14], 'line', 2.6),
      line('M-70 -44H50', 12, 'line'),
      line('M-70 -44H50', 7, 'clothDark'),
    ],
    { x: DX, y: DY },
  ),
  // The rungs of the back, and one between the front legs.
  eachOf('-90,-238 -82,-200 -76,-162', (x = 0, y = 0) =>
    fill('cloth', `M${x} ${y + 12}l${DX} ${DY}v-22l${-DX} ${-DY}Z`, { width: 2.6 }),
  ),
  limb('cloth', '50,-56 78,-74', [9, 9], 'line', 2.6),
  limb('cloth', POST, [12, 15, 13, 12], 'line', 2.6),
  limb('cloth', '52,0 50,-100', [12, 15], 'line', 2.6),
  line('M-66 -40H46', 12, 'line'),
  line('M-66 -40H46', 7, 'cloth'),
  fill('straw', `M-86 -112l${DX} ${DY}H94L66 -112Z`, { width: 2.8 }),
  line('M-56 -113L-28 -129M-24 -113L4 -129M8 -113L36 -129M40 -113L66 -129', 2.2, 'woodDark'),
  fill('clothDark', `M66 -112l${DX} ${DY}v16L66 -94Z`, { width: 2.8 }),
  fill('cloth', 'M-86 -112H66V-94H-86Z', { width: 2.8 }),
  graven('48,-90 49,-50 49,-4', 5, 'waterLight', 0.9),
  graven('-69,-88 -70,-50 -71,-4', 5, 'waterLight', 0.9),
  graven('-82,-128 -84,-180 -100,-258', 4, 'waterLight', 0.8),
];
