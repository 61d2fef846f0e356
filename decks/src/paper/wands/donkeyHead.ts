import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '300,400 346,408 374,440 380,492 366,556 350,624 342,690 350,736 342,786 320,808 300,812 280,808 258,786 250,736 258,690 250,624 234,556 220,492 226,440 254,408',
);
const MUZZLE = outline(
  '300,664 328,690 346,720 350,750 340,786 320,807 300,811 280,807 260,786 250,750 254,720 272,690',
);
const EAR = outline('326,424! 340,372 382,306 440,258 500,232! 500,292 478,356 438,410 372,450!');
const EAR_INSIDE = outline('364,418! 372,372 414,312 484,256! 482,310 450,368 404,412!');

const FORELOCK = [
  '300,396,24 276,430,22 268,474,4',
  '300,396,24 288,446,22 284,496,4',
  '300,396,24 302,450,22 304,510,4',
  '300,396,24 316,444,22 322,490,4',
  '300,396,24 326,430,22 336,468,4',
].map(limb);

/** The head of a donkey from the front that hangs before its forelegs: its ears up to 232, its lips at 812. */
export const donkeyHead: Art = [
  mirrored([
    joined('ink', [EAR], 6),
    flat('far', EAR_INSIDE),
    combed('376,400 400,352 456,290', '406,404 440,360 470,300', { role: 'ink', rows: 4, width: 4 }),
  ]),
  joined('ink', [HEAD], 7),
  flat('sky', MUZZLE),
  mirrored([
    // Its eyes have almost fallen shut, in their pale rings.
    flat('sky', outline('326,528! 336,500 360,488 380,498! 378,530 358,550 336,546')),
    stroke('ink', '330,516 346,532 362,530 376,508', [4, 10, 10, 4]),
    ['342,531 344,544', '355,528 360,540', '368,525 376,536'].map((lash) => stroke('ink', lash, [5, 2])),
    gouge('324,492 342,472 372,474', 7, 'far'),
    flat('ink', outline('312,744! 322,728 338,732 340,748! 326,752')),
    combed('318,430 332,460 330,480', '356,440 364,460 368,478', { role: 'far', rows: 4, length: 24 }),
    combed('340,560 328,620 322,680', '304,470 304,560 304,660', {
      role: 'far',
      rows: 3,
      width: 6,
      length: 50,
    }),
  ]),
  gouge('264,784 300,776 336,784', 6, 'ink'),
  gouge('300,748 300,762 300,778', 5, 'ink'),
  [700, 716].map((y) => gouge(`280,${y} 300,${y + 4} 320,${y}`, 4, 'far')),
  joined('mid', FORELOCK, 4),
];
