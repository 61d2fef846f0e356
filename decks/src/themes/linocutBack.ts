import { flat, line, mirrored, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath } from '../drawing/geometry.ts';
import { cut, keyed } from '../paper/lino/cut.ts';
import { hatch, outward, ticks } from '../paper/lino/marks.ts';
import { blossom, sprig } from '../paper/nature/plants.ts';
import { beams, bigStar, crescentMoon, cutStar } from '../paper/nature/sky.ts';

/** One half of the back. The other is the same, turned by 180°, so that the back does not show a reversed card. */
const half: Art = [
  ticks(boxPath(50, 50, 500, 446), { role: 'mid', flow: outward(300, 500), gap: 36, length: 34, width: 5 }),
  mirrored([
    sprig(
      [
        [300, 300],
        [210, 280],
        [130, 210],
        [104, 110],
      ],
      11,
      66,
      'far',
    ),
    blossom(150, 340, 48, 'accent', 6),
    cutStar(206, 130, 26),
    cutStar(82, 440, 22),
  ]),
  crescentMoon({ x: 300, y: 156, turn: -90 }, 70),
  bigStar(300, 146, 28, 'light'),
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
  flat('near', boxPath(40, 40, 520, 920)),
  half,
  put(half, { x: 600, y: 1000, turn: 180 }),
  cut('ink', circlePath(300, 500, 152), 8),
  beams(300, 500, 100, 146, 36, 'far', 9),
  cut('glow', circlePath(300, 500, 108), 6),
  put(letter, { x: 300, y: 500 }),
  line(boxPath(28, 28, 544, 944), 4.5, 'ink'),
];
