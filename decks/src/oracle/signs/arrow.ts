import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';

/** A slim feather beside the shaft from -150 to -52, its rear end swept back; white with a red bar. */
const VANE = 'M-56 -5C-70 -26 -96 -30 -164 -30L-150 -5Z';

/** An arrow that flies level to the right: its nock at -170, its point at 196. */
export const arrow = (place: Place): Art =>
  put(
    [
      fill('stone', 'M-56 5C-70 26 -96 30 -164 30L-150 5Z', { width: 3 }),
      fill('redDark', 'M-104 5L-110 29L-134 30L-124 5Z', { width: 2 }),
      fill('wood', swellPath('-172,0 0,0 172,0', [11, 11, 11]), { width: 3 }),
      flat('straw', swellPath('-160,-2 0,-2 150,-2', [4, 4, 4])),
      fill('light', VANE, { width: 3 }),
      fill('red', 'M-104 -5L-110 -29L-134 -30L-124 -5Z', { width: 2 }),
      line(times(5, (i) => `M${-66 - i * 8} -8l-14 ${-12 - i * 1.6}`).join(''), 1.8, 'stoneDark', 0.9),
      [-46, 128].map((x) => line(`M${x} -7V7M${x + 8} -7V7`, 4, 'red')),
      fill('steel', 'M148 -7L140 -22L200 0L140 22L148 7Z', { width: 3 }),
      fill('steelDark', 'M148 7L140 22L200 0H150Z', { width: 2 }),
      fill('linen', 'M-172 -9H-186V-3H-176V3H-186V9H-172Z', { width: 2.4 }),
    ],
    place,
  );
