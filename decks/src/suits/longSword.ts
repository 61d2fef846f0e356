import { fill, flat, line, put, suitObject, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import { disc } from '../primitives/lights.ts';

/** A slender sword with a long point, held at 0,0 below its guard; the point is at -300, the pommel at 50. */
export const longSword = (turn: number, size = 1): Art =>
  put(
    suitObject('swords', [
      fill('steel', 'M0 -300L8 -252L12 -26H-12L-8 -252Z'),
      flat('steelDark', 'M0 -300L8 -252L12 -26H0Z'),
      line('M0 -270V-32', 1.6, 'ink', 0.5),
      fill(
        'metal',
        'M-46 -24C-48 -36 -34 -32 -26 -24L26 -24C34 -32 48 -36 46 -24C46 -10 34 -14 26 -10L-26 -10C-34 -14 -46 -10 -46 -24Z',
      ),
      fill('redDark', 'M-7 -10H7L6 36H-6Z', { width: 2 }),
      times(4, (i) => line(`M-6 ${-2 + i * 10}L6 ${-6 + i * 10}`, 1.4, 'metalDark')),
      disc('metal', 0, 46, 13),
      disc('red', 0, 46, 5, 1),
    ]),
    { turn, size },
  );
