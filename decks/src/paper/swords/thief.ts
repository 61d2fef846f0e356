import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '146,560 190,532 250,534 310,524 366,500 420,500 462,540 468,590 440,640 392,662 330,650 270,640 214,660 158,640 138,600',
);
const TAIL = limb('160,570,34 112,590,56 76,640,70 68,704,54 98,760,6');
const NECK = limb('420,560,124 428,500,104 408,440,88');
const BIB = outline('380,466! 376,520 392,580 420,640! 450,590 436,520 420,470!');
/** Its head in profile, looking left: the nose is at (-118, 22). */
const FACE = outline(
  '-122,12! -70,-14 -40,-44 -8,-60! -4,-128! 34,-92 54,-66! 84,-38 92,6 72,50 24,70 -30,58 -74,42 -114,34!',
);

/** A leg of one ink with a black foot and the toes of its paw. */
const leg = (
  role: 'accent' | 'near',
  joints: string,
  foot: string,
  [x, y]: readonly [number, number],
): Art => [
  joined(role, [limb(joints), limb(foot)], 4),
  flat('ink', limb(foot)),
  flat('light', lens([x, y - 8], [x + 3, y + 9], 4) + lens([x + 11, y - 6], [x + 13, y + 9], 4)),
];

const head: Art = [
  cut('accent', outline('10,-56! 28,-124! 62,-84 70,-50!'), 5),
  cut('accent', FACE, 6),
  flat('ink', outline('2,-66! 4,-112! 26,-84 36,-66!')),
  flat('light', outline('-114,30! -66,20 -26,12 20,18 66,8! 58,44 24,62 -30,50 -74,40')),
  flat('glow', outline('-50,-12! -34,-30 -8,-26! -22,-6')),
  flat('ink', circlePath(-31, -17, 7)),
  flat('ink', outline('-126,8! -112,4 -102,12 -106,24 -122,24')),
  gouge('-112,32 -74,32 -40,22', 5, 'ink'),
  flat('ink', lens([30, 26], [48, 20], 3) + lens([20, 42], [40, 36], 3)),
];

/**
 * A fox that sneaks away to the right and looks back over its shoulder, `loot` in its jaws at (310, 446): 470 wide,
 * from its ears at 296 to its paws at 795.
 */
export const thief = (loot: Art): Art => [
  leg('near', '196,610,70 226,664,36 196,716,24', '200,706,22 190,744,22 218,756,24', [218, 754]),
  leg('near', '426,610,58 484,640,34 520,694,24', '514,684,22 530,716,22 546,702,22', [540, 698]),
  joined('accent', [TAIL, BODY, NECK]),
  leg('accent', '178,600,104 206,664,50 146,722,30', '158,710,28 142,770,26 174,782,28', [174, 780]),
  leg('accent', '408,600,86 398,676,42 414,730,28', '411,718,27 418,768,26 448,780,28', [448, 778]),
  flat('light', BIB),
  flat('light', outline('46,704! 62,690 78,706 96,692! 96,732 98,764! 66,744')),
  gouge('196,546 158,588 176,636', 6),
  gouge('452,556 446,606 420,640', 5, 'ink'),
  ticks(BODY, { flow: 172, gap: 25, length: 19, width: 5, tone: (x) => (x > 200 && x < 370 ? 0.9 : 0) }),
  loot,
  put(head, { x: 418, y: 418, size: 1, turn: -4 }),
];
