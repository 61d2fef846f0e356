import { flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** Half of an open collar: the band from its hinge at 0, bent about a neck that is no longer there. */
const BAND = outline('0,-12! 34,-14 66,12 74,54 62,92! 40,86! 48,54 42,28 22,10 0,12!');
/** The inside of the band, which we see as it turns away from us. */
const INSIDE = outline('0,12! 22,10 42,28 48,54 40,86! 24,76! 30,52 26,34 14,22 0,22!');

/** A collar that hangs open from its hinge at 0: 190 wide, its two ends 80 below. */
const openCollar: Art = [
  mirrored(
    put(
      [
        keyed('ink', INSIDE, 5),
        gouge('18,24 34,42 32,68', 4, 'accent'),
        keyed('glow', BAND, 6),
        gouge('30,-2 58,18 64,54', 6),
        gouge('40,14 56,34 54,78', 4, 'ink'),
        keyed('glow', circlePath(51, 92, 13), 5),
        flat('ink', circlePath(51, 92, 5)),
      ],
      { turn: -15 },
    ),
    0,
  ),
  // The hinge and its pin.
  joined('glow', [limb('0,-16,20 0,16,20')], 4, 'ink'),
  flat('ink', circlePath(0, -8, 4) + circlePath(0, 10, 4)),
];

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
    put(openCollar, { x: 168, y: 778, size: 0.88, turn: -3 }),
    keyed('glow', circlePath(74, 708, 16), 5),
    flat('ink', circlePath(74, 708, 6)),
  ]),
  keyed('glow', circlePath(300, 806, 32), 6),
  cut('ink', circlePath(300, 806, 16), 0),
  gouge('280,796 290,782 310,778', 5),
];
