import { eachOf, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { cutStroke } from '../lino/cut.ts';
import { blossom, leaf } from '../nature/plants.ts';

/** Once round a lying eight. */
const EIGHT = times(49, (i): Point => {
  const t = ((i - 12) * Math.PI) / 24;
  return [212 + 138 * Math.cos(t), 828 + 27 * Math.sin(2 * t)];
});

/** A chain of flowers that lies on the ground as an eight: 330 wide about (212, 828). */
export const flowerChain: Art = [
  cutStroke(
    'near',
    EIGHT,
    EIGHT.map(() => 10),
    EIGHT.map(() => 20),
  ),
  eachOf('112,804,-150 312,804,-30 118,852,150 306,852,30', (x = 0, y = 0, turn = 0) =>
    leaf(x, y, turn, 34, 'near'),
  ),
  eachOf('74,828,32 212,828,34 350,828,32', (x = 0, y = 0, r = 0) => blossom(x, y, r)),
];
