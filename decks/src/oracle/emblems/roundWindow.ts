import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
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
  disc('light', X, 506, 76, 0, 0.5),
  disc('light', X, 506, 48, 0, 0.6),
  // It stands in its holder on the sill.
  fill('wood', boxPath(80, 588, 440, 40), { width: 3 }),
  line('M80 593H520', 4, 'trim'),
  put(
    [
      line('M40 572C70 560 76 590 44 586', 10, 'line'),
      line('M40 572C70 560 76 590 44 586', 5, 'metal'),
      fill('linen', boxPath(-17, 548, 34, 30), { width: 2.6 }),
      flat('straw', boxPath(5, 549, 11, 28), 0.8),
      fill('metal', 'M-52 574H52C48 588 40 592 30 592H-30C-40 592 -48 588 -52 574Z', { width: 2.8 }),
      line('M0 548V538', 3.4, 'ink'),
      fill('red', outline('0,484! 17,512 15,532 0,541 -15,532 -17,512'), { width: 2.4 }),
      flat('trim', outline('0,504! 9,520 7,532 0,536 -7,532 -9,520')),
    ],
    { x: X, y: -178, size: 1.3 },
  ),
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
    line(`M${X} 100V${Y + 36}M60 ${Y + 36}H540`, 19, 'line'),
    line(`M${X} 100V${Y + 36}M60 ${Y + 36}H540`, 13, 'wood'),
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
