import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { crescent } from '../../primitives/lights.ts';
import { oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

const [FAR, MIDDLE, NEAR] = [
  '40,480 150,430 280,470 400,420 500,440 560,410',
  '40,590 160,550 290,600 420,540 560,570',
  '40,700 150,700 290,650 430,700 560,640',
].map(toPoints);

export const thread: OracleScene = {
  alt: 'A great needle crosses the picture, its point in the near field; the red thread from its eye hangs in a loop over the crescent moon and runs on as a seam of stitches along hill after hill to a small house.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 34, floor: 400 }),
    crescent(176, 200, 100, 160),
    oracleHaze(330, 380, 190),
    oracleRidge(FAR ?? [], 'far'),
    house(456, 450, 0.9),
    oracleRidge(MIDDLE ?? [], 'leaf'),
    seam('462,468 440,500 400,530', 15),
    seam('400,556 330,592 280,616 220,596 160,574 100,590 50,612', 22),
    oracleRidge(NEAR ?? [], 'near'),
    seam('50,728 150,732 210,716 280,688 340,700 430,728 500,700 560,676', 30),
    strand(
      'M461 118C500 60 560 110 520 190C480 260 340 250 250 220C180 196 110 220 130 290C156 360 300 330 360 380C400 420 400 470 462 468',
    ),
    needle,
    strand('M476 146C452 130 440 116 452 104C458 98 464 108 461 118'),
  ],
};

const strand = (d: string, width = 8): Art => [line(d, width + 4, 'line'), line(d, width, 'red')];

/** Stitches through points, each with as much cloth before the next. */
const seam = (points: string, length: number): Art =>
  toPoints(points).flatMap(([x, y], i, all) => {
    const [nx, ny] = all[i + 1] ?? [x, y];
    const count = Math.round(Math.hypot(nx - x, ny - y) / (length * 1.7));
    const at = (t: number) => `${toTenth(x + (nx - x) * t)} ${toTenth(y + (ny - y) * t)}`;
    return times(count, (k) => strand(`M${at((k + 0.2) / count)}L${at((k + 0.8) / count)}`, length * 0.25));
  });

/** It points down to the left; its eye is at (468, 132) and its point in the field. */
const needle: Art = put(
  [
    flat('ink', 'M-30 356Q0 344 34 356Q0 368 -30 356Z', 0.5),
    fill('steel', 'M-17 -330C-17 -362 17 -362 17 -330L11 60L4 352H-4L-11 60Z', { width: 3 }),
    flat('steelDark', 'M3 -250L14 -250L9 60L4 346H1Z'),
    fill('near', 'M-6 -328C-6 -342 6 -342 6 -328V-270C6 -260 -6 -260 -6 -270Z', { width: 2.4 }),
    line('M-8 -230L-6 20', 3, 'light'),
  ],
  { x: 320, y: 430, turn: 26 },
);
