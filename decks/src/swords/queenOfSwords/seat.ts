import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { disc } from '../../primitives/lights.ts';

/** The throne from the side: a high back with a butterfly in its panel and a ball on its point. */
export const seat: Art = [
  fill('stone', 'M124 870V300C124 262 138 244 162 226C186 244 204 262 204 300V870Z'),
  flat('stoneDark', 'M162 226C186 244 204 262 204 300V870H186V306C186 274 178 254 162 226Z', 0.8),
  fill('stoneDark', 'M134 870V312C134 286 144 272 160 258C174 272 182 286 182 312V870Z', { width: 2 }),
  disc('metal', 162, 216, 13, 2),
  butterfly({ x: 158, y: 452, size: 0.6 }),
];

/** A butterfly cut into stone, 100 wide. */
function butterfly(place: Place): Art {
  return put(
    [
      mirrored(
        [
          fill('steel', 'M4 -6C14 -40 46 -46 50 -26C50 -8 28 2 4 2Z'),
          fill('steel', 'M4 2C26 2 40 12 34 28C24 40 8 26 4 10Z'),
        ],
        0,
      ),
      fill('steelDark', 'M-5 -16Q0 -24 5 -16L3 26Q0 32 -3 26Z', { width: 2 }),
    ],
    place,
  );
}
