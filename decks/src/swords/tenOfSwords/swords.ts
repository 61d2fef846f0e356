import { perchedBird } from '../../creatures/beasts.ts';
import { type Art, eachOf, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';

/** A sword that stands in a wound at 0,0, its guard narrow and `long` above it. */
const planted = (x: number, y: number, turn: number, long: number): Art =>
  put(
    [
      suitObject('swords', [
        fill('steel', `M-6 0L-9 ${-long}H9L6 0Z`, { width: 2 }),
        flat('steelDark', `M0 0V${-long}H9L6 0Z`),
        line(`M0 ${-long}V${-long * 0.4}`, 1.4, 'ink', 0.5),
        fill('redDark', `M-6 ${-long - 6}L-5 ${-long - 48}H5L6 ${-long - 6}Z`, { width: 1.8 }),
        times(4, (i) => line(`M-5 ${-long - 14 - i * 10}L5 ${-long - 18 - i * 10}`, 1.4, 'metalDark')),
        fill(
          'metal',
          `M-25 ${-long - 2}C-26 ${-long - 12} -18 ${-long - 10} -13 ${-long - 6}H13C18 ${-long - 10} 26 ${-long - 12} 25 ${-long - 2}C25 ${-long + 8} 18 ${-long + 8} 13 ${-long + 5}H-13C-18 ${-long + 8} -25 ${-long + 8} -25 ${-long - 2}Z`,
          { width: 2 },
        ),
        disc('metal', 0, -long - 57, 10.5, 2),
        disc('red', 0, -long - 57, 4, 1),
      ]),
      fill('ink', 'M-14 1Q0 -6 14 1Q0 7 -14 1Z', { edge: 'redDark', width: 2 }),
    ],
    { x, y, turn },
  );

/** The place in the fan from the left, the height on the back, and the length of each. */
const inFan = (rows: string): Art =>
  eachOf(rows, (place, y, long) => planted(206 + place * 23, y, place * 4.1 - 20, long));

/** Five beyond the furrow of the spine; on the pommel of the tallest a bird sings towards the sun. */
export const farSwords: Art = [
  inFan('1,708,330 3,712,392 5,722,426 7,714,392 9,712,326'),
  perchedBird({ x: 323, y: 218, size: 0.86, flip: true }, 'light', 'rose'),
];

/** Five before it, in the gaps between the others. */
export const nearSwords: Art = inFan('0,736,268 2,740,326 4,746,360 6,754,362 8,742,316');
