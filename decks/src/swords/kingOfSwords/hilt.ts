import { type Art, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';

/** His sword with its point down, cut off by the frame: a hand on its pommel at 0,0, the guard at 150. */
export const hilt: Art = put(
  suitObject('swords', [
    fill('light', 'M-33 168H33L27 400H-27Z', { width: 3 }),
    flat('steel', 'M-25 168H0V400H-20Z'),
    flat('steelDark', 'M0 168H25L20 400H0Z', 0.9),
    fill('stoneDark', 'M-5 176H5L3 400H-3Z', { edge: 'none' }),
    flat('ink', 'M-33 168H33L32 186Q0 200 -32 186Z', 0.3),
    fill('redDark', 'M-15 10H15L17 144H-17Z', { width: 2 }),
    times(11, (i) => line(`M-16 ${22 + i * 12}L16 ${14 + i * 12}`, 2, 'trim')),
    fill(
      'metal',
      'M-20 136Q0 130 20 136C40 140 56 142 66 146C84 150 88 170 74 182C64 188 54 180 58 170C40 166 24 170 16 174Q0 184 -16 174C-24 170 -40 166 -58 170C-54 180 -64 188 -74 182C-88 170 -84 150 -66 146C-56 142 -40 140 -20 136Z',
    ),
    disc('red', 0, 155, 11, 2),
    flat('light', 'M-6 151Q-3 146 3 147Q-2 150 -3 155Z', 0.7),
    disc('metal', 2, -24, 34),
  ]),
  { x: 300, y: 528 },
);
