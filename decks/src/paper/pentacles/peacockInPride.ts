import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Triple } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

const [X, Y] = [300, 630];

/** Where the eyes of the fan are: the angle from upright, and how far out. */
const EYES: readonly Triple[] = [-78, -52, -26, 0, 26, 52, 78, -29, 29].map((angle, i): Triple => {
  const turn = (angle * Math.PI) / 180;
  const reach = i < 7 ? 1 / Math.hypot(Math.sin(turn) / 204, Math.cos(turn) / 404) : 226;
  return [...polar(X, Y, reach, angle - 90), angle] as const;
});

const FEATHER = outline('0,0! -20,-60 -24,-130 0,-160 24,-130 20,-60');

/** Plain feathers that fill the fan and give it its edge. */
const fan: Art = times(23, (i) => {
  const angle = -99 + i * 9;
  const turn = (angle * Math.PI) / 180;
  const reach = 1 / Math.hypot(Math.sin(turn) / 262, Math.cos(turn) / 474);
  return put(
    [cut(i % 2 ? 'near' : 'mid', FEATHER, 3), gouge('0,-20 0,-90 0,-140', 5, i % 2 ? 'far' : 'ink')],
    { x: X, y: Y, turn: angle, size: reach / 160 },
  );
});

const eyes: Art = EYES.map(([x, y, angle]) => [
  put([cut('ink', outline('0,64! -40,44 -54,0 -40,-42 0,-58 40,-42 54,0 40,44'), 5)], { x, y, turn: angle }),
  pentacle(x, y, 0.45, angle * 0.3),
]);

const BODY = outline(
  '300,430 328,450 334,520 372,580 392,660 372,730 300,770 228,730 208,660 228,580 266,520 272,450',
);

const scales: Art = flat(
  'mid',
  times(7, (row) =>
    times(5, (i) => {
      const [x, y] = [300 + (i - 2) * 34 + (row % 2 ? 17 : 0) - (row % 2 ? 17 : 0), 560 + row * 28];
      return Math.abs(x - 300) > 40 + row * 9 - Math.max(0, row - 4) * 24
        ? ''
        : lens([x - 13, y - 4], [x, y + 9], 5) + lens([x, y + 9], [x + 13, y - 4], 5);
    }).join(''),
  ).join(''),
);

const head: Art = [
  [
    '288,420 270,388 256,366',
    '296,416 288,380 282,352',
    '304,416 312,380 318,352',
    '312,420 330,388 344,366',
  ].map((plume) => cutStroke('ink', plume, [6, 5, 4], [14, 13, 12])),
  [256, 282, 318, 344].map((x, i) => keyed('glow', circlePath(x, i % 3 ? 346 : 362, 11), 4)),
  cut('ink', circlePath(300, 448, 42), 5),
  mirrored([
    flat('light', outline('306,436! 316,420 330,422 338,438! 322,432')),
    flat('light', outline('308,452! 322,460 338,450! 330,468 314,468')),
    flat('glow', circlePath(321, 443, 8)),
    flat('ink', circlePath(320, 443, 4)),
  ]),
  keyed('glow', outline('300,444! 312,456 310,470 300,488! 290,470 288,456'), 4),
];

const leg: Art = [
  joined(
    'glow',
    ['330,744,20 336,800,16', '336,800,14 316,836,12', '336,800,14 340,842,12', '336,800,14 364,832,12'].map(
      (d) => limb(d),
    ),
    5,
    'ink',
  ),
];

/** A peacock from the front with its fan spread, nine coins as the eyes of its feathers. */
export const peacockInPride: Art = [
  fan,
  eyes,
  mirrored(leg),
  mirrored(cut('accent', outline('352,580! 410,600 440,660 420,720 380,748! 372,680 350,620'), 5)),
  mirrored(
    combed('366,600 410,640 410,710', '360,620 384,660 386,720', {
      role: 'ink',
      rows: 3,
      width: 6,
      length: 30,
    }),
  ),
  joined('ink', [BODY], 6),
  scales,
  mirrored(
    combed('308,480 314,510 322,550', '318,480 324,510 340,560', {
      role: 'far',
      rows: 2,
      width: 6,
      length: 20,
    }),
  ),
  head,
];
