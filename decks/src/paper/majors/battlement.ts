import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, toTriples } from '../../drawing/geometry.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A stone of the wall, lit from the left. */
function stone(x: number, y: number, width: number, height: number): Art {
  const d = boxPath(x, y, width, height);
  return [
    keyed('mid', d, 6),
    hatch(d, { role: 'ink', angle: 0, gap: 14, width: 5, side: 'end', reach: 0.3 }),
  ];
}

/** The x of the wall's back edge behind a point of its front edge: depth runs to the middle of the card. */
const back = (x: number): number => x + (300 - x) * 0.14;

/** A merlon from its top at y down to 812: its front, its upper face and the side that is turned to the middle, in shadow. */
const merlon = (x: number, y: number, width: number): Art => {
  const inner = x + width < 300 ? x + width : x;
  const right = x + width;
  return [
    (x > 300 || right < 300) && keyed('ink', `M${inner} ${y}L${back(inner)} ${y - 22}V794L${inner} 812Z`, 5),
    keyed('sky', `M${x} ${y}L${back(x)} ${y - 22}H${back(right)}L${right} ${y}Z`, 5),
    stone(x, y, width, 812 - y),
  ];
};

const CURL = gouge('-24,5 -17,-19 10,-22 22,0 7,17 -5,5', 9, 'near');

/** A cloven hoof that is set on the wall between two merlons, its middle at x. */
const restingHoof = (x: number): Art => [
  keyed(
    'light',
    outline(`${x - 26},700! ${x - 22},770 ${x - 28},788! ${x + 28},788! ${x + 22},770 ${x + 26},700!`),
    6,
  ),
  gouge(
    [
      [x + 13, 740],
      [x + 11, 756],
      [x + 15, 776],
    ],
    8,
    'far',
  ),
  // The wool above the leg, open towards the breast.
  keyed(
    'light',
    outline(
      `${x - 44},690! ${x - 48},716 ${x - 26},730! ${x - 12},748 ${x + 4},736! ${x + 24},746 ${x + 32},726! ${x + 52},712 ${x + 44},690!`,
    ),
    6,
  ),
  flat('light', boxPath(x - 54, 672, 108, 34)),
  put(CURL, { x: x - 4, y: 704 }),
  cut('ink', outline(`${x - 24},778! ${x},772 ${x + 24},778! ${x + 34},812! ${x - 34},812!`), 4),
  gouge(
    [
      [x, 780],
      [x - 1, 796],
      [x, 812],
    ],
    7,
  ),
];

/** A battlement across the window from 720 down: three merlons of one height, with shadow between them. */
export const battlement: Art = [
  cut('near', boxPath(20, 734, 560, 90), 5),
  [190, 410].map((x) => restingHoof(x)),
  toTriples('0,736,140 232,736,136 460,736,140').map(([x, y, width]) => merlon(x, y, width)),
  keyed('far', boxPath(20, 812, 560, 20), 5),
  flat('ink', boxPath(20, 834, 560, 12)),
  stone(-10, 846, 130, 60),
  stone(120, 846, 150, 60),
  stone(270, 846, 120, 60),
  stone(390, 846, 190, 60),
];
