import { fill, flat, line, put, rays, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
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

/** A wide sleeve that opens to the right, and the hand that comes out of it, its palm up. */
const loweredArm: Art = [
  ['50,-36 60,-40 69,-47', '50,-34 62,-35 72,-38', '50,-31 61,-30 69,-31'].map((points) =>
    fill('skinFair', swellPath(points, [8, 7, 4.5]), { edge: 'skinEdge', width: 1.4 }),
  ),
  fill('steelDark', 'M52 -52C60 -44 58 -24 49 -16C44 -26 46 -42 52 -52Z', { width: 1.4 }),
  fill('light', 'M26 -74C38 -70 46 -62 53 -53C46 -42 45 -28 49 -15C38 -18 28 -28 22 -42Z', { width: 1.8 }),
  graven('32,-64 38,-46 42,-24', 4, 'metalDark', 0.9),
];

/** Somebody under a cloth holds the hands out, low; light shines out of the hood, where a face should be. */
export const veiled: Art = [
  disc('metal', 0, -92, 46, 1.8),
  disc('red', 0, -92, 39, 1.4),
  rays(0, -92, 48, 76, 20, 0.9),
  fill('light', 'M-26 -74C-40 -64 -48 -40 -54 14H54C48 -40 40 -64 26 -74Z', { width: 1.8 }),
  [-1, 1].map((s) => put(loweredArm, { flip: s < 0, size: 0.93, y: -3 })),
  fill(
    'light',
    'M0 -130C-22 -130 -31 -112 -30 -92C-30 -80 -36 -72 -44 -66C-30 -56 -16 -52 0 -52C16 -52 30 -56 44 -66C36 -72 30 -80 30 -92C31 -112 22 -130 0 -130Z',
    { width: 1.8 },
  ),
  fill('ink', 'M0 -119C-15 -119 -20 -104 -18 -90Q-11 -72 0 -68Q11 -72 18 -90C20 -104 15 -119 0 -119Z', {
    width: 1.6,
  }),
  star(0, -94, 16, 'glow'),
  ['-24,-84 -28,-70 -22,-60', '24,-84 28,-70 22,-60', '-6,-48 -10,-24 -14,10', '8,-48 12,-24 10,10'].map(
    (points) => graven(points, 4.4, 'metalDark', 0.9),
  ),
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
