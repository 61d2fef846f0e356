import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { bigStar } from '../nature/sky.ts';

/** A lantern with a star in it, 260 wide, from its ring at -174 down to its foot at 174. */
export const lantern = (place: Place): Art =>
  put(
    [
      keyed('glow', circlePath(0, -152, 22), 6),
      flat('ink', circlePath(0, -152, 11)),
      cut('near', 'M0 -142L96 -72H-96Z', 7),
      keyed('glow', 'M-80 -72H80L102 136H-102Z', 8),
      bigStar(0, 30, 92, 'light', 6),
      flat('ink', 'M-86 -72h14l-14 208h-16ZM72 -72h14l16 208h-16Z'),
      cut('near', 'M-114 134H114L130 174H-130Z', 7),
      gouge('-70,-82 0,-124 72,-82', 7, 'far'),
    ],
    place,
  );
