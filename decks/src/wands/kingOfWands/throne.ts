import { type Art, fill, put, rays } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';

const TONGUE = 'M-28 0C-34 -30 -14 -44 -18 -74C4 -62 2 -36 20 -44C22 -28 30 -16 28 0Z';

/** The back of his throne: a sun of gold, edged with tongues of fire. */
export const throne: Art = [
  times(18, (i) => {
    const angle = (i * 360) / 18;
    const [x, y] = polar(306, 384, 206, angle);
    return put(fill(i % 2 ? 'metal' : 'metalDark', TONGUE, { width: 1.8 }), {
      x,
      y,
      turn: angle + 90,
      size: 1.3,
    });
  }),
  disc('metal', 306, 384, 214, 3),
  disc('metalDark', 306, 384, 198, 2),
  disc('clothDark', 306, 384, 186, 2),
  rays(306, 384, 60, 180, 16, 0.7),
];
