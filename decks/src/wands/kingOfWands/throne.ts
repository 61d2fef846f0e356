import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

const TONGUE = 'M-28 0C-34 -30 -14 -44 -18 -74C4 -62 2 -36 20 -44C22 -28 30 -16 28 0Z';

/** A round back edged with tongues of fire in gold, two posts, a seat and a dais. */
export const throne: Art = [
  fill('stoneDark', 'M40 900V860L80 832H520L560 860V900Z'),
  times(13, (i) => {
    const angle = 180 + i * 15;
    const [x, y] = polar(300, 356, 168, angle);
    return put(fill(i % 2 ? 'metal' : 'metalDark', TONGUE, { width: 1.8 }), { x, y, turn: angle + 90 });
  }),
  fill('woodDark', 'M118 800V356A182 182 0 0 1 482 356V800Z', { width: 3 }),
  fill('metal', 'M138 800V356A162 162 0 0 1 462 356V800Z', { width: 2 }),
  fill('wineDark', 'M150 800V356A150 150 0 0 1 450 356V800Z', { width: 2 }),
  mirrored([
    fill('wood', 'M96 560H168V840H96Z'),
    fill('metal', 'M84 540C84 520 180 520 180 540V566H84Z', { width: 2 }),
    graven('120,590 118,700 122,820', 6, 'ink', 0.5),
  ]),
];
