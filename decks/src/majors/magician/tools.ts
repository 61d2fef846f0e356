import { fill, type Art } from '../../drawing/art.ts';
import { polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';

/** A coin that lies on the table. */
export const coin: Art = [
  fill('metalDark', 'M-48 0V9A48 19 0 0 0 48 9V0Z'),
  fill('metal', 'M-48 0A48 19 0 0 1 48 0A48 19 0 0 1 -48 0Z'),
  fill('ink', 'M-38 0A38 14 0 0 1 38 0A38 14 0 0 1 -38 0Z', { width: 1.6 }),
  fill(
    'metal',
    polygonPath(
      times(10, (i) => {
        const [x, y] = polar(0, 0, i % 2 ? 14 : 35, -90 + i * 36);
        return [x, y * 0.38];
      }),
    ),
    { width: 1 },
  ),
];

/** A budding staff that lies on the table. */
export const stave: Art = [
  [-40, 6, 44].map((x, i) => leaf(x, i % 2 ? 5 : -5, i % 2 ? 36 : -40, 30, i % 2 ? 'leaf' : 'leafDark')),
  fill('wood', 'M-92 -5C-40 -9 40 -6 88 -8C98 -6 98 6 88 8C40 6 -40 9 -92 6Z'),
  graven('-70,1 0,3 70,0', 3),
];
