import { eachRow, fill, flat, line, put, rays, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { firelight } from '../../primitives/firelight.ts';
import { cloud } from '../../primitives/land.ts';
import { disc, star } from '../../primitives/lights.ts';
import { cup } from '../../suits/objects.ts';

const FAIR: Look = { skin: 'skinFair', hair: 'hairFair', cut: 'curls', eyes: 'open', mood: 'tender' };

/** The bust of a face that rises out of a cup. */
export const bust: Art = [
  put(hairBehind(FAIR), { size: 0.44 }),
  fill('skinFair', 'M-34 62C-30 44 -12 40 -10 34H10C12 40 30 44 34 62Z', { edge: 'skinEdge', width: 1.8 }),
  put(head(FAIR), { size: 0.44 }),
];

/** Somebody under a cloth lifts the arms; light shines out of the hood, where a face should be. */
export const veiled: Art = [
  disc('metal', 0, -90, 46, 1.8),
  disc('red', 0, -90, 39, 1.4),
  rays(0, -90, 48, 76, 20, 0.9),
  fill(
    'light',
    'M0 -126C-20 -126 -28 -110 -26 -88C-28 -74 -38 -70 -44 -78L-54 -104C-58 -114 -72 -112 -71 -99C-70 -82 -64 -56 -56 -40C-60 -22 -52 0 -44 14H44C52 0 60 -22 56 -40C64 -56 70 -82 71 -99C72 -112 58 -114 54 -104L44 -78C38 -70 28 -74 26 -88C28 -110 20 -126 0 -126Z',
    { width: 1.8 },
  ),
  flat('steelDark', 'M26 -82C28 -70 38 -66 46 -74C46 -40 36 -10 34 14H12C18 -20 28 -50 26 -82Z', 0.45),
  eachRow(
    [
      ['-60,-98 -54,-70 -46,-44'],
      ['-40,-66 -36,-30 -30,10'],
      ['60,-98 54,-70 46,-44'],
      ['40,-66 36,-30 30,10'],
    ] as [string][],
    (points) => graven(points, 4.4, 'metalDark', 0.9),
  ),
  fill('ink', 'M0 -116C-15 -115 -19 -98 -16 -84Q-9 -68 0 -64Q9 -68 16 -84C19 -98 15 -115 0 -116Z', {
    width: 1.6,
  }),
  star(0, -91, 16, 'glow'),
  graven('-8,-58 -6,-26 -12,10', 4.4, 'metalDark', 0.9),
  graven('10,-58 12,-26 8,10', 4.4, 'metalDark', 0.9),
];

/** A cup of a size of its own, the nearer the larger, with what is seen in it, and the cloud on which it stands. */
export const vision = (x: number, y: number, size: number, what: Art, base: Art = CLOUD): Art =>
  put([base, firelight(0, -70, 84), put(what, { y: -46, size: 1.3 }), cup(0, 0, 0.66)], { x, y, size });

/** Mist that wells up out of a cup, so that what is seen in it has no edge. */
const MIST: Art = [
  flat(
    'light',
    'M-42 -52C-60 -62 -46 -78 -32 -70C-28 -86 -8 -82 -5 -70C2 -80 20 -80 23 -68C36 -80 54 -66 42 -52Q0 -40 -42 -52Z',
    0.8,
  ),
  flat(
    'steel',
    'M-38 -52C-36 -64 -20 -64 -16 -54C-8 -66 8 -64 10 -54C18 -62 32 -62 36 -52Q0 -42 -38 -52Z',
    0.7,
  ),
];

/** A vision that rises out of mist. */
export const misty = (x: number, y: number, size: number, what: Art): Art => [
  vision(x, y, size, what),
  put(MIST, { x, y, size }),
];

const CLOUD = cloud(0, 56, 0.94, 'steel');

/** A cut stone: its table and facets. */
const gem = (role: Role, x: number, y: number): Art => [
  fill(role, `M${x - 13} ${y - 4}l6 -9h14l6 9l-13 17Z`, { width: 1.4 }),
  line(`M${x - 13} ${y - 4}h26M${x - 5} ${y - 4}l5 17l5 -17l-5 -8Z`, 1, 'light', 0.8),
];

export const jewels: Art = [
  gem('red', -20, -8),
  gem('leaf', 20, -8),
  gem('waterLight', 0, -20),
  gem('rose', -6, -4),
];

/** A string of pearls that hangs in one bow from the rim of the cup of jewels. */
export const pearls: Art = times(15, (i) => {
  const t = i / 14;
  return disc('light', -40 + 80 * t, -48 + 100 * t * (1 - t), 4.4, 1.2);
});
