import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const openDoor: OracleScene = {
  alt: 'A red door stands open in a stone arch overgrown with roses; light from within falls down three steps onto a path through the dusk.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { y: 330 }),
    hills(640, [60, 90, 40, 20, 50, 100, 70], 'far'),
    oracleHaze(50, 604, 170),
    oracleHaze(400, 616, 170),
    hills(700, [20, 10, 24, 30, 20, 14, 26], 'mid'),
    arch,
    flat('glow', 'M234 720L150 830H450L366 720Z', 0.55),
    times(3, (i) =>
      fill(
        i % 2 ? 'stone' : 'linen',
        `M${214 - i * 18} ${708 + i * 20}H${386 + i * 18}V${728 + i * 20}H${214 - i * 18}Z`,
        { width: 2 },
      ),
    ),
    fill('linen', 'M196 768H404L452 830H148Z', { width: 2 }),
    line('M230 790H376M196 812H410', 2, 'metalDark', 0.5),
    door,
    eachRow(
      [
        [150, 470, 22],
        [176, 404, 18],
        [134, 548, 18],
        [152, 640, 20],
        [214, 334, 20],
        [262, 292, 16],
        [330, 290, 18],
        [180, 360, 14],
      ],
      (x, y, r) => [
        leaf(x, y, 200, 34),
        leaf(x, y, 20, 34, 'leafDark'),
        leaf(x, y, 110, 30, 'leafDark'),
        flower(x, y, r, 5, 'rose', 'red'),
      ],
    ),
    grass(
      [
        [90, 760],
        [120, 790],
        [500, 770],
        [470, 800],
        [530, 796],
      ],
      'leaf',
    ),
  ],
};

const arch: Art = [
  fill('stone', 'M150 712V440C150 340 220 280 300 280C380 280 450 340 450 440V712Z'),
  times(9, (i) => {
    const [x1, y1] = polar(300, 440, 106, 180 + i * 22.5);
    const [x2, y2] = polar(300, 440, 152, 180 + i * 22.5);
    return line(`M${x1} ${y1}L${x2} ${y2}`, 2, 'line', 0.7);
  }),
  [500, 560, 620, 674].map((y) => line(`M150 ${y}H196M404 ${y}H450`, 2, 'line', 0.7)),
  fill('glow', 'M196 712V440C196 376 242 334 300 334C358 334 404 376 404 440V712Z'),
  fill('light', 'M226 712V452C226 404 258 372 300 372C342 372 374 404 374 452V712Z', {
    edge: 'none',
    opacity: 0.7,
  }),
  star(310, 470, 26, 'metalDark', 8, 0.4),
  fill('metalDark', 'M196 650H404V712H196Z', { edge: 'none', opacity: 0.35 }),
];

const door: Art = [
  fill('red', 'M404 712V440C404 398 390 372 372 354L446 312C476 334 492 380 492 430V756Z'),
  fill(
    'redDark',
    'M416 470L476 462V560L416 566ZM416 596L476 592V704L416 690ZM412 446C410 410 400 386 388 368L440 336C462 358 476 396 476 436Z',
    { width: 2 },
  ),
  disc('metal', 480, 582, 9, 2),
  line('M404 470l-10 0M404 660l-10 0', 6, 'ink'),
];
