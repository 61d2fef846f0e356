import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { eye } from '../nature/head.ts';

const TRUNK = outline(
  '146,520 166,470 228,440 306,428 380,416 424,440 416,494 350,516 280,526 220,556 166,562',
);
const NECK = limb('380,462,104 418,414,90 446,374,76');
const HEAD = outline('408,380 416,340 450,324 486,334 514,356 522,372 508,388 480,396 450,410 424,410');
const EAR = outline('440,342! 404,308 384,266 388,226! 424,254 450,296 460,332');

/** A hare that leaps off to the right: 480 wide, from its ears at 216 to its hind toes at 606. */
export const leapingHare = (place: Place): Art =>
  put(
    [
      joined(
        'ink',
        [
          limb('390,486,58 440,508,34 488,508,18 514,516,14'),
          limb('226,520,100 236,572,56 204,582,30 172,598,18 148,602,15'),
        ],
        4,
      ),
      cut('light', outline('150,500 130,486 122,506 136,528 156,526'), 4),
      cut('ink', outline('452,336! 446,290 456,246 476,216! 490,258 488,300 474,338'), 4),
      joined(
        'ink',
        [
          TRUNK,
          NECK,
          HEAD,
          EAR,
          limb('400,472,66 462,470,36 514,452,20 540,450,16'),
          limb('196,508,112 176,562,62 134,572,32 96,594,20 68,600,16'),
        ],
        4,
      ),
      // The hair runs back from the cheek over the shoulder and the ribs to the haunch.
      combed('396,426 300,438 210,460 166,512', '390,470 310,484 250,500 226,526', {
        rows: 5,
        width: 5,
        length: 26,
      }),
      combed('436,376 408,410 376,432', '462,404 436,440 404,470', { rows: 4, width: 5, length: 22 }),
      combed('226,500 196,540 160,570', '196,500 170,534 150,548', {
        role: 'far',
        rows: 2,
        width: 5,
        length: 26,
      }),
      gouge('414,452 390,482 398,508', 5, 'far'),
      flat('light', lens([444, 330], [398, 246], 8)),
      flat('far', lens([468, 328], [472, 236], 6)),
      eye(470, 354, 7),
      flat(
        'light',
        lens([496, 384], [516, 380], 4) + lens([494, 376], [530, 384], 2) + lens([494, 372], [534, 374], 2),
      ),
      gouge('262,476 254,520 222,556', 6, 'far'),
    ],
    place,
  );
