import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const FRONT = boxPath(402, 748, 190, 160);
/** A scroll like a ram's horn, from its outside to its middle. */
const SCROLL = times(19, (i) => polar(478, 806, 40 - i * 1.9, -90 + i * 38));

/** The arm on our right: a stone slab on a block whose front is carved with a scroll. */
const arm: Art = [
  keyed('mid', FRONT, 6),
  keyed('sky', circlePath(478, 806, 50), 6),
  stroke(
    'ink',
    SCROLL,
    SCROLL.map((_, i) => 10 - i * 0.35),
  ),
  keyed('far', boxPath(386, 726, 206, 24), 6),
  keyed('sky', 'M386 726L402 696H600V726Z', 5),
];

/** The foreleg that lies on it, from the shoulder to the cloven hoof over its front edge. */
const foreleg: Art = [
  keyed('light', limb('376,640,96 398,682,66 420,716,48'), 6),
  flat('light', limb('352,610,100 378,650,86')),
  put(gouge('-24,5 -17,-19 10,-22 22,0 7,17 -5,5', 9, 'near'), { x: 398, y: 668, flip: true }),
  gouge('418,686 424,700 430,714', 8, 'far'),
  cut('ink', outline('398,716! 420,708 442,716! 452,758! 424,752 394,758!'), 4),
  gouge('420,716 422,734 423,752', 7),
];

/** The arms of a throne from 696 down, a hoof on each, and the front of its seat between them. */
export const scrolledThrone: Art = [cut('near', boxPath(20, 838, 560, 60), 5), mirrored([arm, foreleg])];
