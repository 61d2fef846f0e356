import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { moonRing } from '../moon.ts';

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

/** A seam between two plates of the shell, from one distance to another. */
const rib = (angle: number, from: number, to: number): Art =>
  line(
    `M${polar(0, 6, from, angle).map(toTenth).join(' ')}L${polar(0, 6, to, angle).map(toTenth).join(' ')}`,
    2.6,
    'line',
    0.85,
  );

/** How far to the right of north it swims, in degrees. */
export const COURSE = 24;

const SHELL = outline(
  '0,-152 62,-142 116,-104 148,-44 150,22 128,84 84,134 36,164 0,174 -36,164 -84,134 -128,84 -150,22 -148,-44 -116,-104 -62,-142',
);
const FRONT = outline(
  '84,-112! 128,-150 184,-152 232,-110 258,-40 256,40 238,84! 222,34 196,-14 156,-44 118,-56!',
);
const HIND = outline('74,122! 116,132 152,160 176,198 178,224 158,232 128,216 88,190 44,158!');
const TAIL = outline('-18,156! -8,188 0,208! 8,188 18,156!');
const HEAD = outline('-40,-140! -46,-176 -44,-208 -26,-236 0,-250 26,-236 44,-208 46,-176 40,-140!');

const flippers: Art = [
  eachOf(
    '108,-116,15 140,-122,17 176,-118,18 206,-92,17 228,-56,15 240,-16,13 244,22,11 160,-82,14 190,-54,13 214,-14,11 130,-84,13',
    (x = 0, y = 0, r = 0) => fill('stem', circlePath(x, y, r), { edge: 'sage', width: 3 }),
  ),
  line('M128 -148Q184 -152 232 -110Q258 -60 256 30', 5, 'linen', 0.9),
];

const hind: Art = [
  fill('sage', HIND, { width: 3 }),
  clipped(
    HIND,
    eachOf('96,148,13 122,164,13 146,186,12 160,210,10 116,192,11', (x = 0, y = 0, r = 0) =>
      fill('stem', circlePath(x, y, r), { edge: 'sage', width: 3 }),
    ),
  ),
  line(HIND, 3),
];
/** It leaves the shell beside the tail, and is turned outward. */
const spreadHind = put(put(hind, { x: -60, y: -140 }), { x: 82, y: 132, turn: -8 });
const front: Art = [fill('sage', FRONT, { width: 3.2 }), clipped(FRONT, flippers), line(FRONT, 3.2)];
/** A front flipper turned about its shoulder, so that one is ahead of the other in their stroke. */
const stroked = (of: Art, turn: number): Art => put(put(of, { x: -100, y: 90 }), { x: 100, y: -90, turn });

/** The water that the flippers have pushed back. */
const wake: Art = [
  [
    '226,104 214,150 188,184',
    '250,112 242,160 218,200',
    '-214,24 -206,72 -184,114',
    '-238,30 -232,88 -208,136',
  ].map((points) => graven(points, 8, 'light', 0.75)),
  eachOf('140,250,6 -190,140,6 -206,158,4', (x = 0, y = 0, r = 0) =>
    line(circlePath(x, y, r), 2.4, 'light', 0.8),
  ),
];

/** A sea turtle from above; its shell is a compass rose with the month round it, which points up once it is turned to its course. */
export const roseTurtle: Art = [
  flat(
    'ink',
    outline(
      '20,-130! 160,-130 270,0 250,100 180,60 160,110 200,230 90,190 40,200 20,226 0,200 -60,200 -140,230 -140,120 -230,110 -240,0 -110,-110',
    ),
    0.28,
  ),
  wake,
  mirrored(spreadHind, 0),
  fill('sage', TAIL, { width: 3 }),
  stroked(front, 14),
  put(stroked(front, -16), { flip: true }),
  fill('sage', HEAD, { width: 3.2 }),
  clipped(
    HEAD,
    eachOf('0,-232,11 0,-204,13 -20,-176,14 20,-176,14 0,-152,13', (x = 0, y = 0, r = 0) =>
      fill('stem', circlePath(x, y, r), { edge: 'sage', width: 3 }),
    ),
  ),
  line(HEAD, 3.2),
  eachOf('-34,-206 34,-206', (x = 0, y = 0) => [
    put(
      [
        fill('ink', outline('0,-15! 7,-2 6,9 0,17! -6,9 -7,-2'), { width: 2 }),
        flat('light', circlePath(0, -3, 2.2)),
      ],
      {
        x,
        y,
        turn: x > 0 ? -10 : 10,
      },
    ),
  ]),
  fill('metalDark', SHELL, { width: 3.6 }),
  clipped(SHELL, [
    // The plates of the shell: a row along its edge, and inside it those that the rose half hides.
    flat(
      'straw',
      outline(
        '0,-128 52,-120 98,-88 124,-38 126,18 108,70 70,112 30,138 0,146 -30,138 -70,112 -108,70 -126,18 -124,-38 -98,-88 -52,-120',
      ),
      0.75,
    ),
    line(
      outline(
        '0,-128 52,-120 98,-88 124,-38 126,18 108,70 70,112 30,138 0,146 -30,138 -70,112 -108,70 -126,18 -124,-38 -98,-88 -52,-120',
      ),
      2.8,
    ),
    times(22, (i) => rib(i * 16.36 + 8, 132, 210)),
    times(10, (i) => rib(i * 36 + 18, 100, 138)),
    graven('-140,-60 -108,-112 -50,-144', 7, 'trim', 1),
  ]),
  line(SHELL, 3.6),
  put(moonRing(0, 0, 99, 16, 9.2), { y: 2, turn: -COURSE }),
  fill('light', circlePath(0, 2, 83), { width: 3 }),
  put(
    [
      [45, 135, 225, 315].map((turn) => point(turn, 68, 15, 'trim', 'metalDark')),
      [90, 180, 270].map((turn) => point(turn, 88, 19, 'light', 'shade')),
      point(0, 92, 20, 'red', 'redDark'),
      fill('metal', circlePath(0, 0, 9), { width: 2.2 }),
    ],
    { y: 2, turn: -COURSE, size: 0.87 },
  ),
];
