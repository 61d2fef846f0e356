import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, toTriples, type Point } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';
import { cut, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const COILS = toTriples(
  '60,420,6 58,540,24 78,660,40 130,768,56 220,830,72 330,828,90 430,762,102 486,640,108 497,470,102 486,300,102 418,172,98 310,126,96 206,172,96 156,300,98 148,440,98 152,570,94 170,652,88 204,712,80 252,736,70 298,712,62 318,660,56 322,594,52 322,545,50',
);
const SPINE = COILS.map(([x, y]): Point => [x, y]);
const WIDTHS = COILS.map(([, , width]) => width);
const BODY = swellPath(SPINE, WIDTHS);
const HEAD = outline(
  '0,-96 26,-92 44,-60 68,-14 74,30 58,62 22,88! -22,88! -58,62 -74,30 -68,-14 -44,-60 -26,-92',
);

/** Dark saddles down the back, with a pale mark in each. */
let sinceLast = 0;
const saddles: Art = sampleSpline(SPINE, WIDTHS).map(([x, y, width], i, all) => {
  const [nx, ny] = all[i + 1] ?? [x, y];
  const along = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
  sinceLast += Math.hypot(nx - x, ny - y);
  if (i < 8 || i > all.length - 6 || sinceLast < width * 1.36) return false;
  sinceLast = 0;
  const at = (reach: number) =>
    polygonPath(
      [0, 90, 180, 270].map((turn) =>
        polar(x, y, turn % 180 ? width * 0.38 * reach : width * 0.54 * reach, along + turn),
      ),
    );
  return [flat('ink', at(1)), flat('far', at(0.36))];
});

const face: Art = [
  mirrored(
    [
      flat('ink', outline('10,-54! 30,-44 40,-4 36,44 22,78! 24,40 16,0')),
      keyed('glow', circlePath(54, -16, 15), 5),
      flat('ink', lens([54, -30], [54, -2], 8)),
      flat('ink', circlePath(10, -82, 3.5)),
      flat('ink', outline('48,30 62,24 56,52 40,66!')),
    ],
    0,
  ),
  flat('far', outline('0,-24 8,0 0,34 -8,0')),
];

/** A snake from above that has laid itself round what it keeps, its head upright on top at (322, 470): it fills the window. */
export const coiledSnake = (kept: Art): Art => [
  put(flat('ink', BODY), { x: 12, y: 14 }),
  kept,
  joined('accent', [BODY], 6),
  put(
    [
      cut('ink', 'M-5 -90L-4 -114L-19 -136L1 -124L20 -138L5 -112L5 -90Z', 3),
      joined('accent', [HEAD, circlePath(54, -16, 22), circlePath(-54, -16, 22)], 6),
    ],
    { x: 322, y: 470 },
  ),
  flat('accent', BODY),
  saddles,
  put(face, { x: 322, y: 470 }),
];
