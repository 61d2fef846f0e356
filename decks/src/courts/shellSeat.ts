import { type Art, fill, flat, line } from '../drawing/art.ts';
import { type Point, times, toTenth } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';

const LOBES = 13;
const FROM = 188;
const TO = 352;

/** A great scallop that stands open behind whoever sits in it: its hinge is at (x, y), its edge `reach` above. */
export function shellSeat(x: number, y: number, half: number, reach: number): Art {
  const at = (angle: number, k = 1): Point => {
    const turn = (angle * Math.PI) / 180;
    return [x + half * k * Math.cos(turn), y + reach * k * Math.sin(turn)];
  };
  const joint = (i: number) => FROM + ((TO - FROM) / LOBES) * i;
  const text = (point: Point) => point.map(toTenth).join(' ');
  const lobe = (i: number, k = 1) => `Q${text(at(joint(i + 0.5), k * 1.06))} ${text(at(joint(i + 1), k))}`;
  return [
    fill('linen', `M${x - 120} ${y - 60}L${x - 150} ${y + 22}H${x + 150}L${x + 120} ${y - 60}Z`),
    fill('rose', `M${x} ${y}L${text(at(joint(0)))}${times(LOBES, (i) => lobe(i)).join('')}Z`),
    // Each rib is one tone from the hinge to the edge, light along its ridge and dark in the furrow after it.
    times(LOBES, (i) => [
      flat(i % 2 ? 'rose' : 'linen', `M${x} ${y}L${text(at(joint(i)))}${lobe(i)}Z`, 0.55),
      graven([[x, y - 10], at(joint(i + 0.4), 0.5), at(joint(i + 0.4), 0.96)], 7, 'light', 0.6),
      i > 0 && graven([[x, y - 10], at(joint(i), 0.5), at(joint(i), 0.99)], 6, 'redDark', 0.75),
    ]),
    line(`M${text(at(joint(0), 0.9))}${times(LOBES, (i) => lobe(i, 0.9)).join('')}`, 2.4, 'redDark', 0.5),
  ];
}
