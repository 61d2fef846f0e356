import { type Art, eachOf, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';

/** The posts and the starred canopy over the driver, and the wheels; all behind him. */
export const canopy: Art = [
  mirrored([
    disc('metal', 92, 610, 128),
    disc('wood', 92, 610, 118, 1.6),
    disc('near', 92, 610, 94),
    times(8, (i) => {
      const [[ax, ay], [bx, by]] = [polar(92, 610, 20, i * 45 + 14), polar(92, 610, 96, i * 45 + 14)];
      return [line(`M${ax} ${ay}L${bx} ${by}`, 14), line(`M${ax} ${ay}L${bx} ${by}`, 10, 'wood')];
    }),
    disc('metal', 92, 610, 26),
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

/** The car: a red box with panelled front between gold posts, and the pole before it. */
export const car: Art = [
  fill('wine', 'M128 596H472V900H128Z'),
  mirrored([
    fill('metal', 'M232 624H246V900H232Z', { width: 1.8 }),
    fill('metal', 'M120 588H142V900H120Z', { width: 2 }),
    disc('metal', 131, 580, 15),
  ]),
  fill('metal', 'M120 590H480V622H120Z'),
  times(7, (i) => disc(i % 2 ? 'light' : 'red', 222 + i * 26, 606, 5.4, 1.2)),
  fill('wood', 'M288 720H312L322 900H278Z'),
  [790, 850].map((y) => fill('metal', `M280 ${y}H320V${y + 14}H280Z`, { width: 1.6 })),
  put(wings(), { x: 300, y: 692, size: 1.3 }),
];

function wings(): Art {
  return [
    mirrored(
      [
        fill(
          'light',
          'M12 -12C30 -40 70 -44 96 -28C84 -26 80 -20 78 -16C70 -18 64 -14 62 -8C52 -10 46 -4 44 2C34 0 24 4 16 8Z',
          { width: 2 },
        ),
        graven('20,-6 46,-24 80,-28', 3),
      ],
      0,
    ),
    disc('red', 0, 6, 26),
    disc('glow', 0, 6, 12, 1.4),
    flat('ink', circlePath(0, 6, 4)),
  ];
}
