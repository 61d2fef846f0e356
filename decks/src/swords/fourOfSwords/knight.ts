import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { disc } from '../../primitives/lights.ts';
import { profile } from '../../figure/profile.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const pillow: Art = [
  fill(
    'trim',
    'M58 660C46 640 52 618 70 616C110 610 170 612 204 618C222 624 224 648 212 662C160 670 104 668 58 660Z',
  ),
  graven('66,630 84,640 110,640', 4),
  graven('80,656 120,648 160,652', 4),
  fill('metal', 'M58 622L40 606L40 626Z', { width: 1.6 }),
];

/** A hood of mail, in the units of a head in profile. */
const mail: Art = [
  fill(
    'steel',
    'M46 -44C44 -90 -56 -98 -78 -26C-92 20 -90 70 -78 118C-40 134 0 130 26 112C34 92 30 78 20 70C0 62 -12 46 -16 24C-20 -10 4 -36 46 -44Z',
  ),
  eachOf(
    '20,-66 -6,-68 -32,-56 -52,-36 -64,-8 -68,22 -70,52 -66,82 -40,-28 -46,2 -46,34 -42,66 -36,96 -16,76 -8,104 -22,52 12,92',
    (x, y) => line(`M${x - 8} ${y}a8 7 0 0 0 16 0`, 1.9, 'ink', 0.55),
  ),
];

/** The breast under a tunic, and a cloth from the hips on, which lies over the knees and the toes and hangs in folds. */
const body: Art = [
  fill('sage', 'M170 668C158 616 172 574 210 566C262 548 330 558 392 590L404 668Z'),
  graven('250,566 300,580 322,612', 5),
  graven('350,576 368,616 366,660', 5),
  fill(
    'red',
    'M350 744C334 700 342 630 368 586C400 574 430 582 458 568C482 556 508 556 530 570C556 588 574 600 594 598C604 584 608 556 622 544C636 538 644 560 646 580C654 554 668 544 678 560C690 584 700 640 696 744Q676 768 648 750Q616 776 584 752Q548 778 514 754Q478 778 446 752Q416 774 390 750Q370 764 350 744Z',
  ),
  line(
    'M352 734Q370 754 390 740Q416 764 446 742Q478 768 514 744Q548 768 584 742Q616 766 648 740Q676 758 695 734',
    7,
    'trim',
  ),
  graven('388,590 372,660 390,744', 7),
  graven('470,566 430,640 446,744', 8),
  graven('530,578 508,650 514,746', 7),
  graven('596,602 574,670 584,744', 7),
  graven('640,584 640,660 648,742', 7),
  graven('676,574 680,650 682,730', 5),
  graven('440,586 470,606 520,600', 4),
];

/** The palms laid together, the fingers up, seen from the side of the little fingers; the wrist is at 0,0. */
const palms: Art = [
  fill('skinFair', swellPath('-16,-10 -28,-30 -26,-52', [17, 14, 9]), EDGE),
  ['-14,-34 -15,-66 -10,-92', '-4,-36 -4,-72 -1,-102', '6,-34 7,-66 8,-94', '15,-26 17,-52 16,-78'].map(
    (points) => fill('skinFair', swellPath(points, [13, 12.5, 8]), EDGE),
  ),
  fill('skinFair', 'M-21 6C-24 -14 -22 -28 -20 -42C-8 -50 14 -46 21 -34C26 -20 24 -8 21 6Q0 14 -21 6Z', EDGE),
  line('M-10 -42V-30M1 -44V-32M11 -40V-28', 1.6, 'skinEdge', 0.6),
];

/** The upper arm lies along the side, the forearm rises with the hands over the breast. */
const prayer: Art = [
  put(palms, { x: 316, y: 546, size: 1.2, turn: -4 }),
  sleeve(
    'steel',
    [
      [212, 612],
      [350, 640],
      [318, 556],
    ],
    1.72,
  ),
  // The plate of the elbow.
  disc('steelDark', 348, 634, 29, 2),
  graven('332,618 350,626 358,648', 4),
  fill('trim', 'M284 538Q316 556 348 538L353 562Q318 582 286 562Z', { width: 2 }),
];

/** A knight on his back, the face to the sky. */
export const knight: Art = put(
  [
    pillow,
    put(
      [
        profile({ skin: 'skinFair', hair: 'hairBrown', beard: 'moustache', eyes: 'closed', mood: 'calm' }),
        mail,
      ],
      { x: 128, y: 588, size: 0.98, turn: -88 },
    ),
    body,
    prayer,
  ],
  { x: 26, y: 177, size: 0.74 },
);
