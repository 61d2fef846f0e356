import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, flame } from '../../primitives/lights.ts';

/** The basket below a balloon whose mouth is at 0,0 and `half` wide to each side. */
const basket = (half: number, size: number): Art => [
  line(`M${-half} 0L${-30 * size} ${72 * size}M${half} 0L${30 * size} ${72 * size}`, 3.4, 'ink'),
  size > 0.7 && flame(0, 42 * size, size),
  put(
    [
      fill('wood', 'M-36 72H36L29 124Q0 132 -29 124Z', { width: 2.8 }),
      line('M-33 88H33M-31 104H31M-18 74V126M0 74V128M18 74V126', 2.4, 'woodDark', 0.9),
      fill('woodDark', 'M-40 66H40V78H-40Z', { width: 2.4 }),
      eachOf('-40,88 40,88', (x = 0, y = 0) =>
        fill('linen', outline(`${x},${y - 10}! ${x - 9},${y + 6} ${x},${y + 20} ${x + 9},${y + 6}`), {
          width: 2,
        }),
      ),
    ],
    { size },
  ),
];

/** A strip of the jar's cloth between two shares of its half width. */
const gore = (from: number, to: number): string =>
  `M${46 * from} -128C${206 * from} -84 ${206 * from} 66 ${36 * from} 190H${36 * to}C${206 * to} 66 ${206 * to} -84 ${46 * to} -128Z`;

const ZIGZAG = times(17, (i): Point => {
  const x = -168 + i * 21;
  return [x, 34 - (x / 158) ** 2 * 32 + (i % 2 ? -15 : 15)];
});

/** A balloon in the form of a water jar with two handles; its belly is about 0,0. */
export const jarBalloon: Art = [
  [24, 16].map((width, i) =>
    line(
      'M40 -158C112 -182 158 -140 116 -70M-40 -158C-112 -182 -158 -140 -116 -70',
      width,
      i ? 'trim' : 'line',
    ),
  ),
  put(basket(34, 1), { y: 188 }),
  fill('red', gore(-1, 1), { width: 3.4 }),
  eachOf('-0.8,-0.48 -0.17,0.17 0.48,0.8', (from = 0, to = 0) =>
    fill('linen', gore(from, to), { width: 2.2 }),
  ),
  clipped(gore(-1, 1), [
    fill('cloth', 'M-170 -34Q0 28 170 -34V34Q0 104 -170 34Z', { width: 2.6 }),
    line(polygonPath(ZIGZAG).replace('Z', ''), 8, 'light'),
    line('M-170 -22Q0 40 170 -22M-170 24Q0 92 170 24', 3, 'trim'),
    flat('ink', gore(0.62, 1.1), 0.2),
    flat('ink', gore(0.82, 1.1), 0.2),
    graven('-112,-70 -136,-10 -118,70', 12, 'light', 0.75),
  ]),
  line(gore(-1, 1), 3.4),
  fill('red', outline('-66,-186! 0,-194 66,-186! 52,-160 48,-126! 0,-118 -48,-126! -52,-160'), {
    width: 3.2,
  }),
  fill('trim', outline('-70,-192 0,-204 70,-192 66,-176 0,-184 -66,-176'), { width: 2.6 }),
  fill('trim', outline('-52,-134! 0,-124 52,-134! 52,-116! 0,-106 -52,-116!'), { width: 2.4 }),
  fill('trim', outline('-40,180! 40,180! 36,194! -36,194!'), { width: 2.4 }),
];

const TEAPOT = outline('0,-52 46,-38 60,4 42,44! -42,44! -60,4 -46,-38');
const PEAR = outline('0,-66 22,-54 28,-22 50,10 44,46 0,60 -44,46 -50,10 -28,-22 -22,-54');
const FISH = outline('-74,0 -40,-40 14,-42 52,-8! 84,-40 92,-34! 80,0 92,34! 84,40 52,8! 14,42 -40,40');

const shaped = (role: Role, d: string, marks: Art): Art => [
  fill(role, d, { width: 2.8 }),
  clipped(d, [marks, flat('ink', outline('20,-80! 100,-80! 100,80! 4,80! 34,0'), 0.2)]),
  line(d, 2.8),
];

export const teapotBalloon: Art = [
  [15, 9].map((width, i) => line('M-50 -24C-100 -40 -104 40 -52 24', width, i ? 'light' : 'line')),
  fill('light', outline('46,6! 74,-6 84,-44! 104,-50! 96,-4 78,30 48,34!'), { width: 2.6 }),
  put(basket(18, 0.52), { y: 46 }),
  shaped('light', TEAPOT, [
    eachOf('-34,-12 -4,-12 26,-12 -20,12 10,12 40,12 -34,34 -4,34 26,34', (x = 0, y = 0) =>
      disc('cloth', x, y, 6.4, 0),
    ),
  ]),
  fill('red', outline('-26,-46! 0,-62 26,-46! 0,-40'), { width: 2.4 }),
  disc('red', 0, -64, 8, 2.4),
];

export const pearBalloon: Art = [
  line('M0 -62Q4 -80 14 -88', 6, 'woodDark'),
  fill('leaf', outline('6,-74! 30,-96 54,-86! 34,-70'), { width: 2.2 }),
  put(basket(16, 0.52), { y: 58 }),
  shaped('straw', PEAR, [
    flat('sage', 'M-12 -80H12L20 80H-20Z', 0.8),
    graven('-34,0 -40,20 -28,44', 6, 'light', 0.8),
  ]),
];

export const fishBalloon: Art = [
  put(basket(16, 0.52), { x: -8, y: 42 }),
  fill('red', outline('-20,-38! 0,-64 30,-58! 22,-38!'), { width: 2.4 }),
  shaped('metal', FISH, [line('M-36 -50Q-14 0 -36 50M-8 -50Q14 0 -8 50M20 -46Q38 0 20 46', 9, 'red')]),
  flat('light', circlePath(-52, -8, 9)),
  disc('ink', -53, -8, 4.6, 0),
];
