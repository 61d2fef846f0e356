import { put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const PETAL = outline('0,0! -44,-22 -40,-58 -8,-66 0,-60! 12,-66 42,-56 44,-20');

/** A full white rose seen from the front, 136 wide about 0. */
export const whiteRose = (place: Place): Art =>
  put(
    [
      times(5, (i) => put(keyed('light', PETAL, 5), { turn: i * 72 + 20 })),
      times(5, (i) => put(keyed('light', PETAL, 6), { turn: i * 72 - 16, size: 0.68 })),
      keyed('light', circlePath(0, 0, 22), 5),
      gouge('-14,6 -8,-14 12,-12 14,6 0,12', 5, 'ink'),
      gouge('-4,4 0,-6 8,-2', 4, 'accent'),
    ],
    place,
  );
