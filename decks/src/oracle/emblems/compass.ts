import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, toTenth, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import { moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const compass: OracleScene = {
  alt: 'A brass compass with the month round its rose lies on an unrolled sea chart; its red needle points north; a red course runs on under it between coasts, a ship sails below, and a scale frames it on all sides.',
  hour: 'sea',
  draw: () => [
    fill('water', boxPath(40, 40, 520, 790)),
    line(
      times(11, (i) => `M40 ${86 + i * 72}q26 -10 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0`).join(
        '',
      ),
      1.6,
      'waterLight',
      0.55,
    ),
    line('M170 40V830M430 40V830M40 220H560M40 600H560M40 60L560 760M560 60L40 760', 1.6, 'light', 0.45),
    coasts,
    line(
      'M112 742C190 690 300 776 410 738C500 706 500 620 440 540C396 470 380 300 440 196C470 160 484 140 506 92',
      4,
      'red',
    ),
    line('M494 80l24 24M518 80l-24 24', 5, 'red'),
    sailingShip(424, 730, 1.05),
    line('M370 742h120M390 756h70', 2.4, 'light', 0.8),
    line('M98 728l28 28M126 728l-28 28', 6, 'red'),
    margin,
    instrument,
  ],
};

const coasts: Art = [
  fill(
    'linen',
    'M40 40H300C290 80 250 70 236 100C220 130 180 116 160 140C130 176 90 160 76 200C66 232 50 240 40 240Z',
  ),
  line(
    'M40 252C60 250 78 238 88 206C100 176 136 188 168 152C190 128 226 142 246 110C260 84 300 92 312 52',
    2,
    'light',
    0.8,
  ),
  fill('leaf', 'M74 90q16 -30 32 0ZM104 100q18 -36 36 0ZM150 84q14 -26 28 0Z', { width: 1.8 }),
  fill('linen', 'M40 830V740C80 744 90 780 130 776C170 770 180 800 230 796C280 792 300 812 310 830Z'),
  line('M40 726C86 730 98 768 132 764C176 756 190 788 232 784C286 780 310 800 322 826', 2, 'light', 0.8),
  fill('leaf', 'M64 796q14 -26 28 0ZM150 810q14 -24 28 0Z', { width: 1.8 }),
];

/** The scale round the chart. */
const margin: Art = [
  fill('linen', 'M40 40H560V830H40ZM66 66V784H534V66Z', { width: 2.4 }),
  times(9, (i) => [48, 542].map((x) => flat('ink', boxPath(x, 82 + i * 80, 10, 40)))),
  times(6, (i) => [48, 790].map((y) => flat('ink', boxPath(75 + i * 82, y, 41, 10)))),
];

const point = (
  turn: number,
  length: number,
  width: number,
  light: 'red' | 'light' | 'trim',
  dark: 'redDark' | 'shade' | 'metalDark',
): Art =>
  put(
    [
      fill(light, `M0 ${-length}L${-width} ${-width}L0 0Z`, { width: 1.8 }),
      fill(dark, `M0 ${-length}L${width} ${-width}L0 0Z`, { width: 1.8 }),
    ],
    { turn },
  );

const instrument: Art = put(
  [
    disc('metalDark', 0, 0, 240, 3),
    disc('metal', 0, 0, 232, 2),
    moonRing(0, 0, 200, 16, 13),
    disc('light', 0, 0, 178, 3),
    times(48, (i) => {
      const [x1, y1] = polar(0, 0, 172, i * 7.5);
      const [x2, y2] = polar(0, 0, i % 4 ? 164 : 154, i * 7.5);
      return line(`M${toTenth(x1)} ${toTenth(y1)}L${toTenth(x2)} ${toTenth(y2)}`, i % 4 ? 1.6 : 2.6);
    }),
    disc('waterLight', 0, 0, 146, 2, 0.6),
    [45, 135, 225, 315].map((turn) => point(turn, 110, 22, 'trim', 'metalDark')),
    [0, 90, 180, 270].map((turn) => point(turn, 144, 28, 'light', 'shade')),
    put(
      [
        fill(
          'red',
          polygonPath([
            [0, -150],
            [18, 0],
            [-18, 0],
          ]),
        ),
        fill(
          'steel',
          polygonPath([
            [0, 150],
            [18, 0],
            [-18, 0],
          ]),
        ),
      ],
      { turn: 0 },
    ),
    disc('metal', 0, 0, 20),
    flat('redDark', circlePath(0, 0, 7)),
    eachRow([[-90, 1]], (angle) =>
      put(fill('red', 'M0 -14L12 10H-12Z', { width: 1.6 }), {
        x: polar(0, 0, 232, angle)[0],
        y: polar(0, 0, 226, angle)[1],
      }),
    ),
    line('M-130 -110A172 172 0 0 1 -20 -170', 6, 'light', 0.9),
  ],
  { x: 300, y: 404, size: 0.9 },
);
