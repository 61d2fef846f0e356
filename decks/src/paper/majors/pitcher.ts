import { put, type Art, type Place } from '../../drawing/art.ts';
import { joined, keyed } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';
import { jug } from '../objects.ts';

const HANDLE = limb('-34,-50,11 -78,-68,12 -108,-24,12 -80,24,11 -44,26,11');

const MOUTH = 'M-40 -61C-36 -80 36 -80 40 -61C36 -42 -36 -42 -40 -61Z';

/** A jug with a large handle at its left side, open at the top. */
export const pitcher = (place: Place): Art =>
  put([joined('glow', [HANDLE], 5, 'ink'), jug({}, 'glow', 'glow'), keyed('near', MOUTH, 5)], place);
