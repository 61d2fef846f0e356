import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { cut, keyed } from '../lino/cut.ts';

/** A house from its gable side with lit windows and door, 190 wide and 185 high, its foot at 10. */
export const house = (place: Place): Art =>
  put(
    [
      cut('near', 'M44 -120V-172H68V-90Z', 4),
      cut('near', 'M-76 10V-84H-94L0 -150L94 -84H76V10Z', 6),
      flat('glow', boxPath(-56, -68, 26, 32) + boxPath(30, -68, 26, 32) + circlePath(0, -104, 12)),
      keyed('glow', 'M-16 10V-42C-16 -62 16 -62 16 -42V10Z', 4),
    ],
    place,
  );
