import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const [X, Y] = [300, 400];

const petals = (count: number, from: number, to: number, role: Role, shift: number): Art =>
  times(count, (i) => {
    const reach = to + ((i * 7) % 4) * 5;
    return put(
      [
        fill(
          role,
          outline(`${from},0! ${from + 20},-17 ${from + 52},-16 ${reach},0! ${from + 52},16 ${from + 20},17`),
          {
            width: 2.6,
          },
        ),
        line(`M${from + 26} 0H${reach - 22}`, 2.2, 'metalDark', 0.9),
      ],
      { x: X, y: Y, turn: (i * 360) / count + shift + ((i * 5) % 3) * 2 },
    );
  });

/** Seeds in spirals, as they lie in a sunflower. */
const seeds: Art = times(120, (i) => {
  const [x, y] = polar(X, Y, 7.6 * Math.sqrt(i), i * 137.508);
  return flat(i < 40 ? 'leafDark' : i < 84 ? 'woodDark' : 'metalDark', circlePath(x, y, 2.2 + i * 0.013));
});

const leafShape = outline('0,0! 30,-40 90,-62 150,-30 176,10! 130,34 60,40');

const leaves: Art = eachOf('310,600,-6,0 292,570,-8,1', (x = 0, y = 0, turn = 0, flip = 0) =>
  put(
    [
      fill('leaf', leafShape, { width: 3 }),
      flat('leafDark', outline('0,0! 60,-6 120,-8 176,10! 130,34 60,40'), 0.8),
      line('M4 0Q90 -16 166 8M50 -8L70 -38M90 -12L112 -36M60 -6L84 20M100 -10L124 14', 2.4, 'stem'),
    ],
    { x, y, turn: flip ? -turn : turn, flip: flip === 1, size: 0.8 },
  ),
);

/** A lion's mask in relief, with its mane round it. */
const mask: Art = put(
  [
    times(14, (i) =>
      put(fill('metal', outline('26,0! 34,-11 50,-9 60,0! 50,9 34,11'), { width: 2.2 }), {
        turn: i * 25.7 + 12,
      }),
    ),
    mirrored(disc('trim', 24, -26, 10, 2.4), 0),
    fill('trim', outline('0,-36 26,-28 34,0 24,28 0,38 -24,28 -34,0 -26,-28'), { width: 2.6 }),
    mirrored([flat('ink', 'M8 -8Q15 -16 23 -8Q15 -4 8 -8Z'), line('M5 -14Q14 -22 26 -14', 2.6)], 0),
    fill('redDark', outline('0,16! -11,4 0,0 11,4'), { width: 2 }),
    line('M0 16V22M0 22Q-8 30 -16 24M0 22Q8 30 16 24', 2.6),
  ],
  { x: 300, y: 684 },
);

const pot: Art = [
  flat('ink', outline('190,742! 300,728 420,740 470,752! 380,764 240,762'), 0.4),
  fill('wood', outline('214,624! 300,632 386,624! 366,700 350,748! 300,758 250,748! 234,700'), {
    width: 3.2,
  }),
  flat('woodDark', outline('340,630! 386,626! 366,700 350,748! 316,756!'), 0.6),
  fill('wood', outline('202,600! 300,592 398,600! 396,630! 300,644 204,630!'), { width: 3 }),
  flat('woodDark', outline('350,604! 398,602! 396,629! 340,640!'), 0.5),
  graven('226,612 280,618 330,618', 6, 'rose', 0.7),
];

export const pottedSunflower: Art = [
  limb('leaf', `300,610 306,540 ${X},${Y + 60}`, [24, 22, 20], 'line', 3),
  leaves,
  petals(20, 70, 160, 'metal', 9),
  petals(20, 64, 142, 'trim', 0),
  disc('woodDark', X, Y, 92, 3.2),
  disc('wood', X, Y, 80, 0),
  seeds,
  flat(
    'ink',
    `M${X + 65} ${toTenth(Y - 65)}A92 92 0 0 1 ${X - 65} ${Y + 65}A110 110 0 0 0 ${X + 65} ${Y - 65}Z`,
    0.25,
  ),
  pot,
  mask,
];
