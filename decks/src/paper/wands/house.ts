import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';

const ROOF = 'M-104 -78L0 -152L104 -78L96 -64L0 -132L-96 -64Z';

/** A timbered house from its gable side with lit windows and door, 210 wide and 162 high, its foot at 10. */
export const house = (place: Place): Art =>
  put(
    [
      cut('near', 'M-80 10V-78L0 -136L80 -78V10Z', 4),
      gouge('-78,-78 0,-80 78,-78', 4, 'far'),
      [-28, 28].map((x) => gouge(`${x},-78 ${x},-40 ${x},10`, 4, 'far')),
      [-54, 54].map((x) => [
        keyed('glow', boxPath(x - 15, -62, 30, 34), 3),
        flat('ink', boxPath(x - 1.5, -62, 3, 34) + boxPath(x - 15, -47, 30, 3)),
      ]),
      keyed('glow', circlePath(0, -102, 11), 3),
      keyed('glow', 'M-17 10V-40C-17 -60 17 -60 17 -40V10Z', 4),
      flat('ink', circlePath(9, -18, 2.4)),
      cut('ink', ROOF, 4),
    ],
    place,
  );
