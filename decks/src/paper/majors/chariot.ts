import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { bigStar } from '../nature/sky.ts';

const DOME =
  'M92 176C104 128 180 116 236 106C270 98 286 84 300 64C314 84 330 98 364 106C420 116 496 128 508 176Z';
const VALANCE = `M84 168H516V196${'q-18 34 -36 0'.repeat(12)}Z`;
const CAR = 'M156 446H444L424 660H176Z';

/** A canopy in stripes with a scalloped edge and a row of stars: from 84 to 516 across and from 50 to 214 down. */
const canopy: Art = [
  cut('near', DOME, 7),
  flat(
    'mid',
    'M300 70C276 104 236 120 210 168H262C272 130 292 110 300 70C308 110 328 130 338 168H390C364 120 324 104 300 70Z',
  ),
  keyed('accent', VALANCE, 6),
  times(6, (i) => bigStar(120 + i * 72, 184, 17, 'glow', 5)),
  keyed('glow', circlePath(300, 58, 13), 5),
];

/** A wheel with six spokes seen aslant, half as wide as it is high, its hub at (x, y). */
const wheel = (x: number, y: number): Art => [
  keyed('glow', ellipse(x, y, 60, 132), 7),
  flat('ink', ellipse(x, y, 42, 104)),
  flat(
    'glow',
    times(6, (i) => {
      const [dx, dy] = polar(0, 0, 100, i * 60 + 30);
      return lens([x, y], [x + dx * 0.46, y + dy], 13);
    }).join(''),
  ),
  keyed('glow', ellipse(x, y, 17, 30), 5),
];

/** A chariot from the front: a car between two wheels under a canopy on poles, 496 wide about x 300, its knob at 45, its rail at 430 and its wheels down to 672. */
export const chariot = (rider: Art): Art => [
  cut('ink', boxPath(112, 528, 376, 24), 5),
  mirrored(wheel(112, 540)),
  mirrored(cutStroke('ink', '136,440 136,190', [15, 15], [24, 24])),
  canopy,
  rider,
  keyed('accent', CAR, 6),
  keyed('glow', boxPath(140, 430, 320, 28), 6),
  gouge('186,474 190,560 198,630', 8),
  keyed('glow', 'M166 628H434L430 664H170Z', 6),
  gouge('176,644 260,648 330,644', 5, 'light'),
  bigStar(300, 536, 48, 'glow', 8),
  mirrored(gouge('156,446 230,442 292,446', 5, 'ink')),
];

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
