import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { disc } from '../../primitives/lights.ts';
import { profile } from '../../figure/profile.ts';

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

/** The breast under a tunic, and a cloth from the hips on, which rises over the knees and the toes. */
const body: Art = [
  fill('sage', 'M176 664C170 624 180 594 210 584C262 566 320 576 384 600L396 664Z'),
  graven('330,588 344,624 342,660', 5),
  fill(
    'red',
    'M352 736C336 700 344 640 372 598C386 590 402 588 412 578C428 562 442 548 460 556C476 566 484 598 504 606C512 596 512 574 522 562C534 554 546 568 546 588C548 616 552 640 560 660V736Q450 728 352 736Z',
  ),
  fill('trim', 'M560 736Q450 728 352 736L345 717Q450 708 560 716Z', { width: 1.6 }),
  graven('384,606 366,650 370,708', 6),
  graven('452,566 420,630 412,706', 7),
  graven('460,570 466,640 460,706', 6),
  graven('506,612 500,660 502,706', 5),
  graven('530,576 532,640 530,706', 6),
];

/** The palms laid together, the fingers up; the wrist is at 0,0. */
const palms: Art = [
  fill(
    'skinFair',
    'M-20 4C-22 -16 -18 -38 -20 -62C-22 -84 -14 -96 -7 -84C-4 -98 4 -98 6 -84L10 -54C22 -40 26 -20 22 6Q0 14 -20 4Z',
    { edge: 'skinEdge', width: 2 },
  ),
  line('M-7 -82C-3 -56 -2 -30 -4 4', 1.6, 'skinEdge'),
  fill('skinFair', swellPath('14,-6 8,-24 -6,-38', [15, 13, 9]), { edge: 'skinEdge', width: 1.8 }),
];

/** The upper arm lies along the side, the forearm rises with the hands over the breast. */
const prayer: Art = [
  put(palms, { x: 310, y: 562, size: 1.1, turn: -4 }),
  sleeve(
    'steel',
    [
      [214, 622],
      [344, 646],
      [312, 574],
    ],
    1.4,
  ),
  // The plate of the elbow.
  disc('steelDark', 340, 640, 24, 2),
  graven('328,626 342,634 348,652', 4),
  fill('trim', 'M282 556Q310 572 338 556L342 576Q312 594 284 576Z', { width: 2 }),
];

/** A hound that sleeps curled up at the foot of the tomb. */
export const hound: Art = put(
  [
    fill('linen', 'M-64 12C-70 -36 -20 -54 22 -46C64 -38 78 -6 62 22C40 42 -42 42 -64 12Z'),
    graven('-30,-30 20,-40 54,-4', 4, 'shade', 0.5),
    limb('linen', '58,10 40,34 0,38 -20,30', [16, 18, 16, 6]),
    fill('light', 'M-70 18C-80 -4 -58 -26 -36 -22C-16 -18 -8 0 -16 12L-36 26C-52 34 -66 30 -70 18Z'),
    fill('linen', 'M-30 -22C-14 -24 -2 -8 -6 12C-20 10 -30 -4 -30 -22Z', { width: 1.8 }),
    line('M-50 -2q6 6 12 2M-66 16q4 4 8 2', 2, 'ink'),
  ],
  { x: 470, y: 836, size: 0.95 },
);

/** A knight on his back, the face to the sky. */
export const knight: Art = [
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
];
