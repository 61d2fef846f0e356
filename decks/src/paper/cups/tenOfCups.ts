import { flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens, outward } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { swan } from '../nature/swan.ts';
import { tree } from '../nature/trees.ts';
import { cup } from '../objects.ts';

const ROOF = 'M200 456L246 384H354L400 456Z';
const bow = (rx: number, ry: number, role: PaperInk, width: number) =>
  line(`M${300 - rx} 570A${rx} ${ry} 0 0 1 ${300 + rx} 570`, width, role);

const house: Art = [
  keyed('light', 'M222 560V450H378V560Z', 5),
  cut('ink', 'M336 420V370H360V430Z', 4),
  cut('accent', ROOF, 5),
  hatch(ROOF, { role: 'light', angle: 62, gap: 14, width: 4, reach: 0.6 }),
  flat('ink', 'M284 560V498a16 16 0 0 1 32 0V560Z'),
  flat('near', 'M240 480h26v28h-26ZM334 480h26v28h-26Z'),
];

const cygnet: Art = [
  keyed(
    'far',
    'M-40 -10C-30 -34 10 -34 20 -22C10 -44 20 -62 38 -60C52 -58 56 -44 46 -34C52 -10 40 16 6 18C-24 18 -40 6 -40 -10Z',
    4,
  ),
  flat('ink', 'M50 -52L68 -46L50 -42Z' + circlePath(40, -50, 3)),
  [-24, -10, 6, 22].map((x, i) =>
    flat('near', lens([x - 8, -8 + (i % 2) * 12], [x + 4, -4 + (i % 2) * 12], 4)),
  ),
];

export const tenOfCups: Scene = {
  alt: 'Ten cups stand in a bow along a rainbow over a house between two trees; on the stream before it swim two swans with two cygnets between them.',
  draw: () => [
    chatterSky('sky', outward(300, 560), { marks: 'far' }),
    bow(157, 252, 'light', 104),
    [
      bow(122, 214, 'near', 26),
      bow(146, 240, 'mid', 26),
      bow(169, 265, 'glow', 26),
      bow(192, 290, 'accent', 26),
    ],
    toPoints('85,518 97,429 128,345 180,272 256,225 344,225 420,272 472,345 503,429 515,518').map(([x, y]) =>
      cup(x, y, 0.48),
    ),
    field('mid', '40,540 180,530 300,536 420,530 560,540', 'far'),
    mirrored(tree({ x: 192, y: 586, size: 0.42 }, 'near')),
    put(house, { x: 60, y: 118, size: 0.8 }),
    field('near', '40,590 180,570 300,560 420,574 560,590', 'mid'),
    lake(630, 'near', 'far'),
    mirrored(put(swan({}), { x: 178, y: 756, size: 0.78 })),
    toPoints('236,826 364,832').map(([x, y], i) => put(cygnet, { x, y, flip: i === 1 })),
  ],
};
