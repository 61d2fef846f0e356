import { flat, type Art } from '../../drawing/art.ts';
import { boxPath, toTriples } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

/** A stone of the wall, lit from the left. */
function stone(x: number, y: number, width: number, height: number, role: PaperInk = 'mid'): Art {
  const d = boxPath(x, y, width, height);
  return [keyed(role, d, 6), hatch(d, { role: 'ink', angle: 0, gap: 14, width: 5, side: 'end', reach: 0.3 })];
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
    y < 700 && gouge(`${x + 4},${y + 96} ${x + width / 2},${y + 92} ${x + width - 4},${y + 96}`, 7, 'ink'),
  ];
};

/** A battlement across the window from 720 down, with a turret on the right whose top is at (505, 620). */
export const battlement: Art = [
  // The walk behind the merlons, in their shadow.
  flat('ink', boxPath(40, 780, 520, 40)),
  toTriples('4,738,130 232,738,136 456,640,130').map(([x, y, width]) => merlon(x, y, width)),
  keyed('far', boxPath(20, 812, 560, 20), 5),
  flat('ink', boxPath(20, 834, 560, 12)),
  stone(-10, 846, 130, 60),
  stone(120, 846, 150, 60),
  stone(270, 846, 120, 60, 'accent'),
  stone(390, 846, 190, 60),
];
