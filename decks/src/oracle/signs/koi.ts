import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** From the root of the tail to the mouth along a ring of radius 168: the angle, how far out, and the body's width. */
const SPINE = [
  [176, 12, 20],
  [192, 4, 44],
  [210, 0, 74],
  [230, 0, 96],
  [250, 0, 102],
  [270, 0, 96],
  [288, 2, 78],
  [302, 6, 48],
] as const;
const POINTS = SPINE.map(([angle, out]): Point => polar(0, 0, 168 + out, angle));
const WIDTHS = SPINE.map(([, , width]) => width);
/** Its outline without fins. */
export const KOI_BODY = swellPath(POINTS, WIDTHS);

const at = (angle: number, r: number): string => polar(0, 0, r, angle).map(toTenth).join(' ');

/** A fan-shaped fin rooted at 0,0 that spreads to the left, with its rays. */
const fin: Art = [
  fill('light', outline('0,-12! -30,-34 -74,-44 -104,-30! -112,-4 -92,24 -56,30 -24,18 0,12!'), {
    width: 2.4,
  }),
  times(5, (i) =>
    graven(
      [
        [-10, -4 + i * 2],
        [-48, -20 + i * 10],
        [-92, -30 + i * 13],
      ],
      3,
      'stoneDark',
      1,
    ),
  ),
];

const tail: Art = [
  fill(
    'light',
    outline(
      '8,-14! -40,-30 -84,-74 -124,-86! -112,-50 -96,-26 -80,-6! -104,10 -124,36 -132,70! -84,62 -36,30 8,14!',
    ),
    {
      width: 2.6,
    },
  ),
  times(6, (i) =>
    graven(
      [
        [-6, -8 + i * 3],
        [-50, -30 + i * 12],
        [-104, -66 + i * 24],
      ],
      3,
      'stoneDark',
      1,
    ),
  ),
];

const placed = (of: Art, angle: number, r: number, turn: number, size = 1): Art => {
  const [x, y] = polar(0, 0, r, angle);
  return put(of, { x, y, turn, size });
};

/** A koi seen from above, which swims clockwise over the upper half of a ring about 0,0; its colours lie in patches. */
export const koi = (coat: Role, patch: Role, shade: Role): Art => [
  placed(tail, 178, 180, -72, 0.84),
  placed(fin, 274, 206, 44, 0.86),
  placed(fin, 270, 126, -30, 0.66),
  limb(coat, POINTS, WIDTHS, 'line', 3),
  clipped(KOI_BODY, [
    flat(
      patch,
      `M${at(196, 110)}Q${at(206, 190)} ${at(200, 230)}L${at(222, 236)}Q${at(226, 170)} ${at(218, 110)}Z`,
    ),
    flat(
      patch,
      `M${at(238, 100)}Q${at(232, 150)} ${at(242, 176)}Q${at(236, 220)} ${at(244, 240)}L${at(268, 236)}Q${at(260, 180)} ${at(266, 150)}Q${at(256, 130)} ${at(258, 100)}Z`,
    ),
    flat(
      patch,
      `M${at(282, 120)}Q${at(278, 176)} ${at(286, 236)}L${at(300, 230)}Q${at(296, 170)} ${at(298, 120)}Z`,
    ),
    line(
      times(4, (row) =>
        times(9, (i) => {
          const [angle, r] = [198 + i * 9 + (row % 2) * 4.5, 136 + row * 20];
          return `M${at(angle, r - 9)}Q${at(angle + 7, r)} ${at(angle, r + 9)}`;
        }).join(''),
      ).join(''),
      2,
      shade,
      0.75,
    ),
    flat(
      shade,
      swellPath(
        SPINE.map(([angle, out, width]): Point => polar(0, 0, 168 + out - width * 0.42, angle)),
        WIDTHS.map((w) => w * 0.26),
      ),
      0.5,
    ),
  ]),
  line(KOI_BODY, 3),
  line(`M${at(222, 168)}Q${at(244, 172)} ${at(262, 170)}`, 5, shade),
  line(`M${at(284, 128)}Q${at(292, 168)} ${at(282, 210)}`, 2.6),
  [200, 142].map((r) => [
    fill('light', circlePath(...polar(0, 0, r, 292), 8), { width: 2 }),
    flat('ink', circlePath(...polar(0, 0, r, 293), 4)),
  ]),
  line(
    `M${at(306, 184)}Q${at(314, 192)} ${at(316, 206)}M${at(306, 166)}Q${at(314, 160)} ${at(317, 148)}`,
    2.6,
  ),
];
