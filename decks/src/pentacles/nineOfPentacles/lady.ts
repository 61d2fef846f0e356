import { hoodedFalcon } from '../../creatures/falcon.ts';
import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { closedOver } from '../../figure/holds.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { disc } from '../../primitives/lights.ts';
import { pentacle } from '../../suits/objects.ts';

/** A falconer's glove, its cuff at 0,0 and the fist closed at (60, 0) below the bird. */
const glove: Art = [
  fill('woodDark', 'M-40 -34L-30 34L26 28L22 -26Z', { width: 2 }),
  line('M-36 -32L-27 33', 6, 'trim'),
  fill('wood', 'M12 -24C30 -36 66 -38 80 -22C90 -4 86 20 68 28C48 36 22 32 12 24Z', { width: 2 }),
  line('M34 -8Q58 -16 82 -12M32 8Q58 2 84 6M34 20Q56 16 78 18', 2),
];

/** Her face is turned to the falcon on her gloved fist; her other hand rests on a coin. */
export const lady: Art = [
  disc('hairBlack', 78, 370, 46),
  line('M78 330Q52 366 78 408', 3, 'detail', 0.5),
  nearBust(
    {
      side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'tender' },
      cloth: 'straw',
      trim: 'wine',
      over: put(HATS.leafBand, { x: -12, turn: -10 }),
      bow: 3,
    },
    { x: 190, y: 394, size: 1.36 },
  ),
  limb('wine', '246,640 288,756 364,696', [92, 84, 58]),
  graven('280,690 300,748 336,730', 6),
  hoodedFalcon({ x: 418, y: 634, size: 1.6 }),
  put(glove, { x: 370, y: 676, turn: -24, size: 1.36 }),
  pentacle(150, 824, 0.84),
  cuffedArm({
    shoulder: [84, 620],
    elbow: [44, 760],
    cloth: 'wine',
    size: 1.7,
    at: { x: 164, y: 752, turn: 6, size: 1.5 },
    wrist: [-28, -4],
    hand: (place) => closedOver('skinBrown', place),
  }),
];
