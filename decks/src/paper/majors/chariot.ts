import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { bigStar } from '../nature/sky.ts';

const CANOPY =
  'M130 190C160 96 440 96 470 190C480 230 450 240 430 216C410 246 380 246 364 218C346 248 316 248 300 218C284 248 254 248 236 218C220 246 190 246 170 216C150 240 120 230 130 190Z';
const CAR = 'M156 446H444L424 660H176Z';

/** A canopy with two stars and a knob on top: from 124 to 475 across and from 47 to 243 down. */
const canopy = (place: Place): Art =>
  put(
    [
      cut('near', CANOPY, 7),
      toPoints('186,166 414,166').map(([x, y]) => bigStar(x, y, 24, 'glow', 5)),
      cut('accent', 'M288 118L300 84L312 118Z', 5),
    ],
    place,
  );

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
  keyed('accent', ellipse(x, y, 17, 30), 5),
];

/** A chariot from the front: a car between two wheels under a canopy on poles, 496 wide about x 300, its rail at 430 and its wheels down to 672. */
export const chariot = (rider: Art): Art => [
  cut('ink', boxPath(112, 528, 376, 24), 5),
  mirrored(wheel(112, 540)),
  mirrored(cutStroke('ink', '190,440 190,230', [15, 15], [24, 24])),
  canopy({ x: -36, y: -8, size: 1.12 }),
  cut('glow', circlePath(300, 96, 11), 4),
  rider,
  keyed('accent', CAR, 6),
  keyed('glow', boxPath(140, 430, 320, 28), 6),
  bigStar(300, 520, 48, 'glow', 8),
  mirrored(gouge('156,446 230,442 292,446', 5, 'ink')),
];

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
