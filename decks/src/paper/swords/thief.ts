import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { farLimbs, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '330,484 250,500 176,508 138,540 130,600 152,640 210,640 280,632 350,650 420,650 458,610 462,540 440,490 390,466',
);
const TAIL = limb('152,552,26 104,580,50 74,640,64 66,700,46 92,750,5');
const NECK = limb('392,590,150 414,510,132 424,440,112');
const BIB = outline('380,470! 430,490 486,466! 486,520 474,580 456,632! 420,590 398,530');
const FACE = outline(
  '-86,-112! -34,-74 0,-80 34,-74 86,-112! 82,-48 96,8! 62,34 30,66 14,84 -14,84 -30,66 -62,34 -96,8! -82,-48',
);
const CHEEK = outline('10,20! 40,8 92,8! 60,32 30,62 12,70!');

/** The head of the fox from the front, 192 wide about 0: its upper jaw ends at 84. */
const head: Art = [
  cut('accent', FACE, 6),
  mirrored(
    [
      flat('ink', outline('46,-72! 74,-90! 74,-48')),
      flat('light', CHEEK),
      flat('glow', outline('20,-8! 38,-26 62,-26! 50,-6')),
      flat('ink', circlePath(42, -15, 7)),
      flat('light', lens([4, -66], [22, -30], 5)),
      flat('ink', lens([34, 48], [54, 40], 3) + lens([28, 58], [44, 54], 3)),
    ],
    0,
  ),
  flat('ink', outline('-15,62! 0,56 15,62! 8,76 0,80 -8,76')),
];

/**
 * A fox that steals away to the right and looks round at us, `loot` between its jaws at (404, 520): 450 wide,
 * from its ears at 318 to its paws at 795.
 */
export const thief = (loot: Art): Art => [
  farLimbs('accent', [
    limb('212,600,76 246,664,38 230,722,24 240,762,25 264,770,27'),
    limb('432,610,64 474,660,36 492,704,24 518,716,27'),
  ]),
  joined('accent', [
    TAIL,
    BODY,
    limb('170,590,104 196,660,54 156,722,30 162,772,28 190,780,30'),
    limb('410,600,90 418,680,44 406,744,28 410,776,28 438,782,30'),
    NECK,
  ]),
  [162, 410].map((x) => [
    flat('ink', limb(`${x - 3},742,24 ${x},772,25 ${x + 28},780,27`)),
    flat('light', lens([x + 24, 772], [x + 26, 792], 4) + lens([x + 36, 773], [x + 37, 791], 4)),
  ]),
  flat('light', BIB),
  flat('light', outline('52,688! 66,680 82,692 100,682! 92,720 94,754! 64,730')),
  gouge('184,540 152,584 176,634', 6),
  ticks(BODY, {
    flow: 172,
    gap: 25,
    length: 19,
    width: 5,
    tone: (x, y) => (x > 190 && x < 330 && y < 600 ? 0.9 : 0),
  }),
  put(loot, { x: 22, y: -26 }),
  put(head, { x: 428, y: 418, size: 0.88, turn: -5 }),
];
