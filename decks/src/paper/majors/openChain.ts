import { flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** Half a ring from its hinge at 0 over to (104, 0), with a lug at its end. */
const HALF = outline(
  '-14,0! -10,-38 20,-68 52,-70 84,-68 114,-38 118,0! 88,0! 86,-18 72,-36 52,-37 32,-36 18,-18 16,0!',
);
const half: Art = [
  keyed('glow', boxPath(90, -15, 52, 24), 5),
  keyed('glow', HALF, 6),
  gouge('2,-18 16,-46 48,-56', 6),
  gouge('106,-12 98,-32 80,-46', 5, 'ink'),
  flat('ink', circlePath(130, -3, 6)),
];

/** A round collar that hangs from the top of its ring at 0 and whose lower half has swung open at a hinge on the left. */
const openCollar: Art = put(
  [
    half,
    put(put(half, { flip: true, turn: 180 }), { turn: 36 }),
    keyed('glow', circlePath(0, 0, 15), 5),
    flat('ink', circlePath(0, 0, 6)),
  ],
  { x: -52, y: 78 },
);

/** A chain that hangs from a ring at (300, 800) to a staple at each side, and from each half an open collar. */
export const openChain: Art = [
  mirrored([
    toPoints('84,716 104,732 126,744 148,752 172,756 196,760 220,768 244,778 268,790').map(([x, y], i) => {
      const [dx, dy] = i < 4 ? [16, 10] : [16, 6];
      const link = `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
      return i % 2
        ? [line(link, 13, 'ink'), line(link, 7, 'far')]
        : [line(circlePath(x, y, 14), 13, 'ink'), line(circlePath(x, y, 14), 7, 'far')];
    }),
    put(openCollar, { x: 150, y: 758, size: 0.64, turn: -4 }),
    // The link that the collar hangs on.
    [line(circlePath(150, 766, 15), 13, 'ink'), line(circlePath(150, 766, 15), 7, 'far')],
    keyed('glow', circlePath(74, 708, 16), 5),
    flat('ink', circlePath(74, 708, 6)),
  ]),
  keyed('glow', circlePath(300, 806, 32), 6),
  cut('ink', circlePath(300, 806, 16), 0),
  gouge('280,796 290,782 310,778', 5),
];
