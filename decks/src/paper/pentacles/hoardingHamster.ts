import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '300,238 372,248 424,300 456,366 486,420 484,482 446,520! 484,580 496,670 484,770 440,836 370,852 300,854 230,852 160,836 116,770 104,670 116,580 154,520! 116,482 114,420 144,366 176,300 228,248',
);
const BELLY = outline('300,540 360,556 396,620 400,720 370,810 300,836 230,810 200,720 204,620 240,556');
/** A cheek stuffed full. */
const CHEEK = outline('312,412! 356,378 416,376 470,416 474,470 432,506 360,506 306,470!');

/** A hamster from the front that sits and hugs what lies before its breast, about (300, 620): 390 wide, from its crown at 238 to the ground at 854, its feet set on what stands at 140 and 460. */
export const hoardingHamster = (hugged: Art): Art => [
  mirrored([joined('accent', [circlePath(414, 282, 48)], 6), flat('light', circlePath(416, 284, 27))]),
  joined('accent', [BODY], 7),
  mirrored(
    combed('470,580 482,680 460,790', '424,580 430,680 420,790', {
      role: 'ink',
      rows: 3,
      width: 8,
      length: 30,
    }),
  ),
  flat('light', BELLY),
  mirrored([
    combed('312,256 324,300 326,340', '380,280 400,320 420,356', {
      role: 'ink',
      rows: 4,
      width: 7,
      length: 26,
    }),
    keyed('light', CHEEK, 5),
    flat('ink', circlePath(368, 352, 22)),
    flat('light', circlePath(361, 344, 7)),
    flat('ink', [lens([350, 430], [470, 410], 3), lens([350, 442], [474, 448], 3)].join('')),
    combed('420,410 450,440 440,480', '390,400 410,440 400,490', {
      role: 'far',
      rows: 2,
      width: 6,
      length: 24,
    }),
  ]),
  flat('light', outline('286,404! 314,404! 324,476 300,484 276,476!')),
  flat('ink', outline('278,394! 300,386 322,394! 314,412 300,420 286,412')),
  mirrored(gouge('300,418 302,440 322,450 342,440', 6, 'ink')),
  keyed('light', outline('288,448! 312,448! 310,474 290,474!'), 4),
  flat('ink', lens([300, 450], [300, 474], 3)),
  hugged,
  // The forelegs come down from the shoulders, and the fingers lie over the rim.
  mirrored([
    joined('accent', [limb('436,560,62 424,596,56 396,626,46')], 6),
    flat('accent', limb('440,548,56 442,580,52 424,600,48')),
    ['394,606,17 366,598,12', '390,624,18 358,622,12', '392,642,17 366,648,12'].map((finger) =>
      joined('light', [limb(finger)], 4, 'ink'),
    ),
    joined('light', [outline('392,756! 420,724 476,722 508,744 504,766 460,772 410,778!')], 5, 'ink'),
    [gouge('482,734 490,746 492,760', 5, 'ink'), gouge('462,730 470,746 472,762', 5, 'ink')],
  ]),
];
