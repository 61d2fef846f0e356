import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { dots, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '240,296 306,312 350,362 362,430 376,500 414,590 440,690 452,800 450,900! 30,900! 34,780 66,660 102,570 116,500 118,430 130,362 174,312',
);
const CHEEK = outline('240,438! 258,428 292,430 308,454 298,484 268,494 240,484!');
const PUP = outline(
  '322,604 378,612 420,652 430,706 414,752 470,776 530,820 566,870 566,900! 180,900! 200,820 232,756 214,706 224,652 266,612',
);
const PUP_CHEEK = outline('322,712! 338,704 366,708 376,728 364,748 340,752 322,744!');
const SPOTS =
  '196,552,9 236,572,7 172,600,6 276,548,8 304,580,7 216,620,8 156,646,8 190,690,6 256,600,5 344,596,6 128,726,9 168,748,6 96,770,7';

/** A seal and her white pup from the front: her head at (240, 400), and the pup's at (322, 684) before her breast. */
export const seals: Art = [
  joined('ink', [BODY], 7),
  combed('140,520 88,650 60,840', '170,540 130,680 110,860', { role: 'mid', rows: 3, width: 7, length: 46 }),
  combed('352,520 400,640 424,720', '330,540 376,640 400,700', {
    role: 'mid',
    rows: 2,
    width: 7,
    length: 44,
  }),
  dots('far', SPOTS),
  mirrored(
    [
      combed('258,312 306,330 338,380', '256,332 290,344 314,364', { role: 'mid', rows: 2, length: 26 }),
      dots('near', '292,402,40'),
      gouge('262,376 290,362 322,378', 7, 'far'),
      dots('ink', '292,402,30'),
      dots('light', '283,390,9 302,415,4'),
      flat('far', CHEEK),
      dots('ink', '270,452,3 288,460,3 272,472,3'),
      gouge('280,458 340,452 400,462', 4),
      gouge('280,472 336,478 388,500', 4),
    ],
    240,
  ),
  flat('ink', outline('214,434! 240,424 266,434! 256,450 240,458 224,450')),
  stroke('ink', '240,452 240,470 240,486', [5, 5, 5]),
  keyed('light', PUP, 6),
  combed('236,780 226,820 214,880', '300,790 296,830 290,890', { role: 'far', rows: 4, length: 24 }),
  combed('440,780 500,826 540,884', '380,800 430,840 470,890', { role: 'far', rows: 4, length: 24 }),
  mirrored(
    [
      combed('342,620 384,634 410,672', '338,636 368,646 386,664', {
        role: 'far',
        rows: 2,
        width: 5,
        length: 22,
      }),
      dots('ink', '368,684,24'),
      dots('light', '361,675,7 375,694,3'),
      flat('far', PUP_CHEEK),
      dots('ink', '342,726,2.6 358,732,2.6'),
      gouge('352,728 390,724 424,732', 3, 'ink'),
      gouge('350,738 386,744 416,758', 3, 'ink'),
    ],
    322,
  ),
  flat('ink', outline('304,710! 322,702 340,710! 332,722 322,727 312,722')),
  stroke('ink', '322,722 322,734 322,746', [4, 4, 4]),
];
