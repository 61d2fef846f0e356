import { flat, line, mirrored, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath, polygonPath, type Point } from '../drawing/geometry.ts';
import { cut, keyed, ragged } from '../paper/lino/cut.ts';
import { hatch, outward, ticks } from '../paper/lino/marks.ts';
import { moth } from '../paper/nature/insects.ts';
import { blossom, sprig } from '../paper/nature/plants.ts';
import { beams, bigStar, crescentMoon, cutStar } from '../paper/nature/sky.ts';

/** Its edge is slightly irregular, and the same when the card is turned. */
const edge = (inset: number, seed: string): string => {
  const [left, top, right, bottom] = [inset, inset, 600 - inset, 1000 - inset];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
  ];
  const side = ragged(corners, 16, 2.2, seed).slice(0, -1);
  return polygonPath([...side, ...side.map(([x, y]): Point => [600 - x, 1000 - y])]);
};

/** One half of the back. The other is the same, turned by 180°, so that the back does not show a reversed card. */
const half: Art = [
  ticks(boxPath(50, 50, 500, 446), { role: 'mid', flow: outward(300, 500), gap: 72, length: 66, width: 10 }),
  mirrored([
    sprig('244,350 192,326 130,262 116,140', 6, 92, 'far'),
    blossom(140, 372, 48, 'accent', 6),
    cutStar(206, 110, 30),
    cutStar(84, 456, 24),
  ]),
  crescentMoon({ x: 300, y: 130, turn: -90 }, 60),
  cutStar(300, 104, 22),
  moth({ x: 300, y: 268, size: 0.88 }, 'light', 'accent'),
];

const FLAP = 'M-84 -56L0 14L84 -56Z';

const letter: Art = [
  keyed('light', boxPath(-84, -56, 168, 112), 6),
  [0, 180].map((turn) =>
    put([keyed('light', FLAP, 5), hatch(FLAP, { role: 'ink', angle: 90, gap: 9, width: 3, reach: 0.3 })], {
      turn,
    }),
  ),
  keyed('accent', circlePath(0, 0, 28), 5),
  [0, 180].map((turn) => put(bigStar(0, 0, 17, 'light', 4), { turn })),
];

/** A sealed letter in a wreath of light, between two moons. */
export const linocutBack: Art = [
  flat('light', boxPath(0, 0, 600, 1000)),
  flat('near', edge(40, 'window')),
  half,
  put(half, { x: 600, y: 1000, turn: 180 }),
  cut('ink', circlePath(300, 500, 154), 8),
  beams(300, 500, 116, 149, 20, 'far', 15),
  cut('glow', circlePath(300, 500, 122), 6),
  put(letter, { x: 300, y: 500, size: 1.2 }),
  line(edge(29, 'border'), 4.5, 'ink'),
];
