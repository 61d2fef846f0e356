import { fill, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { wheat } from '../../primitives/plants.ts';

export const sceptre: Art = [
  fill('metal', 'M-5 66V-90H5V66Z', { width: 1.8 }),
  disc('metal', 0, 70, 10, 1.8),
  disc('metal', 0, -108, 21),
  line('M-21 -108H21M0 -129V-87', 1.8, 'ink', 0.5),
];

export const shield: Art = [
  fill('wine', 'M0 74C-64 30 -84 -10 -66 -44C-48 -70 -12 -66 0 -38C12 -66 48 -70 66 -44C84 -10 64 30 0 74Z', {
    width: 5,
    edge: 'metal',
  }),
  line('M0 4V46M-16 28H16M0 4a18 18 0 1 1 .1 0', 5, 'glow'),
];

/** Before her knees, higher towards the right. */
export const ripeWheat: Art = times(13, (i) =>
  put(wheat(0, 0, 26 + ((i * 37) % 34) + Math.max(0, i - 4) * 13, (i - 6) * 2), {
    x: 66 + i * 40,
    y: 892,
    size: 1.5,
  }),
);
