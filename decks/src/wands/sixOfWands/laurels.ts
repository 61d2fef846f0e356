import { mirrored, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

export const CENTRE = [300, 470] as const;

/** Two branches of laurel that rise from below and meet at the top. */
export const laurels: Art = mirrored(
  times(15, (i) => {
    const angle = 96 + i * 11.6;
    const [x, y] = polar(...CENTRE, 202, angle);
    return [
      leaf(x, y, angle + 62, 72, 'leafDark', 0.3),
      leaf(x, y, angle + 122, 72, 'leaf', 0.3),
      i % 3 === 1 && disc('red', ...polar(...CENTRE, 188, angle + 6), 8, 1.6),
    ];
  }),
);
