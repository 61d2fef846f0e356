import { clipped, eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

const [X, Y, R] = [300, 396, 220];

const bricks: Art = [
  flat('gloom', boxPath(40, 40, 520, 790)),
  line(
    times(19, (row) => {
      const y = 60 + row * 42;
      return `M40 ${y}H560${times(6, (i) => `M${64 + i * 96 + (row % 2) * 48} ${y}v42`).join('')}`;
    }).join(''),
    3,
    'ink',
    0.8,
  ),
  eachOf('64,144 400,102 448,690 160,732 352,732 64,606 496,228', (x = 0, y = 0) =>
    flat('gloomLight', boxPath(x + 3, y + 3, 90, 36), 0.8),
  ),
];

/** The arch of stones round the window, each lit on its inner edge. */
const surround: Art = times(20, (i) => {
  const at = (r: number, turn: number) =>
    polar(X, Y, r, i * 18 + turn)
      .map(toTenth)
      .join(' ');
  return [
    fill(
      i % 3 ? 'gloomLight' : 'shade',
      `M${at(R + 58, 1)}A${R + 58} ${R + 58} 0 0 1 ${at(R + 58, 17)}L${at(R + 18, 17)}A${R + 18} ${R + 18} 0 0 0 ${at(R + 18, 1)}Z`,
      { width: 2.6 },
    ),
    line(`M${at(R + 22, 3)}A${R + 22} ${R + 22} 0 0 1 ${at(R + 22, 15)}`, 5, 'straw', 0.8),
  ];
});

const candle: Art = [
  disc('light', X, 534, 76, 0, 0.5),
  disc('light', X, 534, 44, 0, 0.6),
  fill('linen', boxPath(280, 562, 40, 54), { width: 2.6 }),
  flat('straw', boxPath(306, 563, 13, 52), 0.8),
  line('M300 562V550', 3.4, 'ink'),
  fill('red', outline('300,488! 318,520 316,544 300,554 284,544 282,520'), { width: 2.4 }),
  flat('trim', outline('300,510! 310,530 308,544 300,549 292,544 290,530')),
];

const GLASS = circlePath(X, Y, R);

/** A round window from outside, a candle behind it; all light comes from there. */
export const roundWindow: Art = [
  bricks,
  disc('glow', X, Y, 310, 0, 0.1),
  surround,
  disc('woodDark', X, Y, R + 16, 3.4),
  fill('glow', GLASS, { width: 3 }),
  clipped(GLASS, [
    flat('metal', circlePath(X, Y, R), 0.5),
    [200, 150, 110].map((r) => flat('trim', circlePath(X, 500, r), 0.55)),
    line(`M${X} 100V700M60 ${Y + 36}H540`, 19, 'line'),
    line(`M${X} 100V700M60 ${Y + 36}H540`, 13, 'wood'),
    candle,
  ]),
  line(GLASS, 3.4),
  fill('gloomLight', outline('96,664! 300,656 504,664! 520,700! 300,694 80,700!'), { width: 3.2 }),
  flat('straw', outline('150,666! 300,660 450,666! 452,674! 300,669 148,674!'), 0.9),
  mirrored(ivyOnTheRight()),
];

function ivyOnTheRight(): Art {
  return [
    line(
      'M470 840C540 780 500 700 536 620C550 580 536 540 548 500M536 700C500 730 470 740 440 730',
      6,
      'leafDark',
    ),
    eachOf(
      '536,790,20 506,790,200 520,740,-150 536,730,10 516,680,190 540,660,-20 536,600,200 548,560,-60 546,510,-120 500,738,-70 470,744,-110 446,732,-160 480,820,-140 452,826,-40',
      (x = 0, y = 0, turn = 0, i = 0) => leaf(x, y, turn, 50, i % 3 ? 'leafDark' : 'leaf', 0.55),
    ),
  ];
}
