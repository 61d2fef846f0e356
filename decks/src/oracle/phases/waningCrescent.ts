import { eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass, hills, printedSky } from '../landscape.ts';
import { litMoon, monthArch, moonSeas } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { hammock } from './hammock.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise a brown bear sleeps in a striped hammock between two trees, a straw hat on its brow, a paw hanging out; a robin sits on the spade in a half-dug bed, and above hangs the last thin moon, lit on its left.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 260 }),
    dawn,
    lastMoon,
    hills(612, [60, 84, 60, 30, 50, 90, 70], 'far'),
    hills(680, [20, 50, 60, 40, 20, 50, 40], 'mid'),
    line('M120 640Q220 606 300 644M320 650Q430 612 540 640', 5, 'rose', 0.6),
    hills(720, [10, 6, 14, 10, 4, 14, 10], 'near', false),
    bed,
    hammock,
    boughs,
    line('M46 160Q300 40 554 160', 50, 'cloth'),
    monthArch(7),
    grass([
      [366, 790],
      [520, 800],
      [470, 806],
    ]),
  ],
};

/** The dark part of the last moon is hardly darker than the dawn before which it stands. */
const lastMoon: Art = [
  flat('waterLight', circlePath(300, 300, 112), 0.5),
  line(circlePath(300, 300, 112), 1.6, 'far', 0.9),
  flat('far', moonSeas(300, 300, 112), 0.3),
  litMoon(300, 300, 112, 7 / 8),
];

/** The light over the hills where the sun will rise. */
const dawn: Art = [
  flat('rose', outline('30,560! 120,500 300,462 480,500 570,560! 570,700! 30,700!'), 0.35),
  flat('trim', outline('90,600! 180,530 300,506 420,530 510,600! 510,700! 90,700!'), 0.45),
];

/** A bed that is half dug, with seedlings in a row. */
const bed: Art = [
  fill('woodDark', outline('90,770! 150,738 250,734 310,752! 290,800 240,830! 90,830!'), { width: 2.6 }),
  line('M120 782Q180 756 280 764M110 804Q180 778 270 788', 3, 'skinEdge'),
  times(3, (i) => [
    leaf(226 + i * 22, 768 + i * 3, -130, 16, 'leaf'),
    leaf(226 + i * 22, 768 + i * 3, -50, 16, 'leaf'),
  ]),
];

const boughs: Art = mirrored(
  eachOf(
    '46,200,40,70 74,214,10,64 60,240,64,78 40,250,80,72 84,196,-8,50',
    (x = 0, y = 0, turn = 0, length = 0, i = 0) => leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark'),
  ),
);
