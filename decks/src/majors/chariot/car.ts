import { type Art, eachOf, fill, line, mirrored, put, rays } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';

/** A gilded wheel with ten spokes. */
const wheel = (x: number, y: number, r: number): Art => [
  disc('metal', x, y, r),
  disc('trim', x, y, r * 0.9, 1.6),
  disc('near', x, y, r * 0.78),
  times(10, (i) => {
    const [[ax, ay], [bx, by]] = [polar(x, y, 20, i * 36 + 10), polar(x, y, r * 0.8, i * 36 + 10)];
    return [line(`M${ax} ${ay}L${bx} ${by}`, 15, 'ink'), line(`M${ax} ${ay}L${bx} ${by}`, 10, 'trim')];
  }),
  disc('metal', x, y, 26),
];

/** The posts and the starred canopy over the driver, and the wheels; all behind him. */
export const canopy: Art = [
  mirrored([
    wheel(100, 566, 122),
    fill('metal', 'M82 170H98V640H82Z', { width: 2 }),
    disc('metal', 90, 420, 14, 1.8),
  ]),
  fill(
    'clothDark',
    'M30 60H570V214Q525 262 480 222Q435 270 390 224Q345 268 300 226Q255 268 210 224Q165 270 120 222Q75 262 30 214Z',
  ),
  line(
    'M30 214Q75 262 120 222Q165 270 210 224Q255 268 300 226Q345 268 390 224Q435 270 480 222Q525 262 570 214',
    5,
    'metal',
  ),
  eachOf('84,214,9 164,222,10 164,150,7 236,176,8 364,176,8 436,150,7 436,222,10 516,214,9', (x, y, r) =>
    star(x, y, r, 'glow', 6, 0.45),
  ),
];

/** A sun between two wings of five feathers each. */
const wingedSun: Art = [
  rays(300, 690, 34, 70, 20, 0.8),
  mirrored(
    [
      '314,706 340,726 362,742',
      '318,700 350,712 384,718',
      '320,692 354,696 398,692',
      '318,684 354,680 402,664',
      '312,674 348,662 396,636',
    ].map((points, i) => [fill(i % 2 ? 'trim' : 'metal', swellPath(points, [10, 19, 5]), { width: 1.8 })]),
  ),
  disc('metal', 300, 690, 30),
  disc('clothDark', 300, 690, 22, 1.6),
  star(300, 690, 16, 'glow', 8, 0.5),
];

/** The car: one curved front of red with a golden rim and a winged sun, below the rail. */
export const car: Art = [
  fill('metal', 'M92 606C92 780 186 900 300 930C414 900 508 780 508 606Z'),
  fill('red', 'M108 606C108 770 196 884 300 912C404 884 492 770 492 606Z', { width: 1.8 }),
  mirrored([disc('metal', 81, 606, 20)]),
  fill('metal', 'M70 588H530V624H70Z'),
  times(13, (i) => disc(i % 2 ? 'light' : 'red', 144 + i * 26, 606, 5.4, 1.2)),
  put(wingedSun, { x: -75, y: -150, size: 1.25 }),
];
