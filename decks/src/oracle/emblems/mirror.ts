import { clipped, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { head, hairBehind } from '../../figure/head.ts';
import { disc, flame, star } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

const GLASS =
  'M300 226C386 226 430 300 430 392C430 486 380 556 300 556C220 556 170 486 170 392C170 300 214 226 300 226Z';
const LOOK = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'curls',
  eyes: 'open',
  mouth: 'smile',
  turn: -0.4,
} as const;

export const mirror: OracleScene = {
  alt: 'In an oval mirror with a golden frame a kind face looks back at us; on the table before it are a candle, a comb and a cup of flowers.',
  hour: 'haze',
  draw: (chance) => [
    emblemSky(chance, { y: 372, r: 174 }),
    fill(
      'metal',
      'M278 586H322C316 620 344 640 344 660C344 684 330 690 330 706H270C270 690 256 684 256 660C256 640 284 620 278 586Z',
    ),
    line('M258 660H342', 3, 'metalDark'),
    fill('metal', 'M190 706C210 676 390 676 410 706L424 726H176Z'),
    fill(
      'metal',
      'M300 190C408 190 466 280 466 392C466 508 400 592 300 592C200 592 134 508 134 392C134 280 192 190 300 190Z',
    ),
    line(
      'M300 208C396 208 448 288 448 392C448 498 390 574 300 574C210 574 152 498 152 392C152 288 204 208 300 208Z',
      4,
      'metalDark',
    ),
    clipped(GLASS, [
      fill('waterLight', boxPath(160, 220, 280, 340)),
      line('M180 470L330 250M210 540L400 270', 14, 'light', 0.35),
      put(hairBehind(LOOK), { x: 300, y: 388, size: 1.3 }),
      fill('red', 'M150 600C170 510 232 494 262 482Q300 518 338 482C368 494 430 510 450 600Z'),
      put(head(LOOK), { x: 300, y: 388, size: 1.3, turn: -5 }),
      [-44, 30].map((x) => disc('red', 300 + x, 424, 13, 0, 0.14)),
    ]),
    line(GLASS, 3),
    line('M196 330C206 290 226 262 250 246', 5, 'light', 0.8),
    mirrored([
      [9, 5].map((width, i) =>
        line(
          'M136 332C138 290 158 250 206 216M136 470C140 510 156 544 184 566',
          width,
          i ? 'leafDark' : 'line',
        ),
      ),
      leaf(160, 262, 236, 52),
      leaf(148, 290, 214, 46, 'leafDark'),
      leaf(176, 232, 250, 44, 'leafDark'),
      leaf(150, 520, 130, 46),
      leaf(168, 550, 150, 46, 'leafDark'),
    ]),
    fill('metal', 'M262 202C262 160 338 160 338 202C326 186 274 186 262 202Z'),
    star(300, 170, 24, 'light', 8, 0.4),
    fill('wood', boxPath(40, 724, 520, 110)),
    line('M40 762H560M40 800H560', 2, 'woodDark', 0.6),
    fill('red', 'M128 732H472L512 830H88Z'),
    flat('ink', 'M178 736C220 726 380 726 422 736C390 750 210 750 178 736Z', 0.35),
    flat('glow', 'M40 756C60 732 220 734 250 760C230 790 80 794 40 780Z', 0.3),
    times(9, (i) => line(`M${140 + i * 40} 806V830`, 3, 'trim')),
    line('M112 770H488', 4, 'trim'),
    put([fill('linen', 'M-16 0V-100H16V0Z'), flame(0, -104, 1.1), fill('metal', 'M-40 0H40L30 16H-30Z')], {
      x: 92,
      y: 728,
    }),
    put(
      [
        fill('straw', 'M-50 -14H50V4H-50Z'),
        line(times(11, (i) => `M${-45 + i * 9} 4V26`).join(''), 4, 'woodDark'),
      ],
      { x: 206, y: 760, turn: -6 },
    ),
    put(
      [
        line('M-14 -40L-26 -84M0 -40V-100M14 -40L28 -80', 4, 'leafDark'),
        flower(-28, -90, 20, 5, 'rose', 'red'),
        flower(30, -86, 20, 5),
        flower(0, -110, 22, 6, 'light', 'linen'),
        fill('cloth', 'M-38 -50H38L28 6H-28Z'),
        line('M-34 -28H34', 3, 'trim'),
      ],
      { x: 506, y: 724, size: 0.94 },
    ),
    disc('light', 400, 750, 7, 1.6),
  ],
};
