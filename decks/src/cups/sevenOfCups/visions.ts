import { clipped, fill, flat, line, put, rays, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { firelight } from '../../primitives/firelight.ts';
import { cloud } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';
import { cup } from '../../suits/objects.ts';

const FAIR: Look = { skin: 'skinFair', hair: 'hairFair', cut: 'curls', eyes: 'open', mood: 'tender' };

/** The bust of a face that rises out of a cup. */
export const bust: Art = [
  put(hairBehind(FAIR), { size: 0.44 }),
  fill('skinFair', 'M-34 62C-30 44 -12 40 -10 34H10C12 40 30 44 34 62Z', { edge: 'skinEdge', width: 1.8 }),
  put(head(FAIR), { size: 0.44 }),
];

/** Somebody under a cloth that falls from the head into the cup; a calm face shows through it, and light shines round it. */
export const veiled: Art = [
  rays(0, -92, 48, 76, 20, 0.9),
  disc('metal', 0, -92, 46, 1.8),
  disc('glow', 0, -92, 38, 1.4),
  fill(
    'light',
    'M0 -132C-22 -132 -31 -114 -31 -94C-31 -76 -44 -68 -48 -48C-51 -28 -47 -4 -40 14H40C47 -4 51 -28 48 -48C44 -68 31 -76 31 -94C31 -114 22 -132 0 -132Z',
    { width: 1.8 },
  ),
  flat(
    'skinFair',
    'M0 -122C-15 -122 -21 -108 -19 -92C-17 -78 -9 -66 0 -64C9 -66 17 -78 19 -92C21 -108 15 -122 0 -122Z',
    0.8,
  ),
  line('M-14 -97q5 4 10 0M4 -97q5 4 10 0M0 -94l-2 9h4M-5 -76q5 3 10 0', 1.8, 'skinEdge', 0.7),
  line(
    'M0 -122C-15 -122 -21 -108 -19 -92C-17 -78 -9 -66 0 -64C9 -66 17 -78 19 -92C21 -108 15 -122 0 -122Z',
    1.4,
    'metalDark',
    0.7,
  ),
  [
    '-25,-108 -25,-80 -36,-50',
    '25,-108 25,-80 36,-50',
    '-14,-62 -20,-34 -22,8',
    '14,-62 20,-34 22,8',
    '0,-56 2,-30 0,8',
  ].map((points) => graven(points, 4.4, 'metalDark', 0.9)),
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

/** A vision that rises out of mist, however wide it is below. */
export const misty = (x: number, y: number, size: number, what: Art): Art => [
  vision(x, y, size, clipped('M-120 -200H120V-10H-120Z', what)),
  put(MIST, { x, y, size }),
];

const CLOUD = cloud(0, 56, 0.94, 'stone');

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
