import { type Art, eachOf, fill, flat, line, type Place, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { disc, sunDisc } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** It hangs from the shoulders; the wind from the left lifts its hem on the right. */
const cloak: Art = [
  fill(
    'red',
    'M252 428C214 446 172 456 152 494C128 560 124 720 100 900H660C590 850 492 690 448 494C428 456 386 446 348 428Q300 446 252 428Z',
  ),
  flat('ink', 'M448 494C492 690 590 850 660 900H500C470 780 440 620 404 470Q430 474 448 494Z', 0.26),
  graven('178,500 162,680 140,890', 9),
  graven('206,520 196,700 176,892', 8),
  graven('398,520 424,700 484,892', 9),
  graven('424,510 472,710 590,886', 8),
  graven('250,690 246,790 236,892', 7),
  graven('360,700 370,790 396,892', 7),
];

/** The cloak falls over her shoulder and upper arm, and the forearm comes out from under its edge. */
const overArm: Art = [
  fill(
    'red',
    'M366 436C412 446 436 462 448 500C462 574 488 640 540 712C556 736 568 760 572 796C520 740 440 640 404 540Z',
  ),
  graven('420,490 446,590 520,710', 8),
];

/** A sun in gold thread on the back of the cloak. */
const emblem: Art = sunDisc(304, 660, 46);

/** The stiff edge of the cloak, studded. */
const collar: Art = [
  fill('metal', 'M244 420Q300 446 356 420L366 446Q300 478 234 446Z', { width: 2 }),
  eachOf('266,448 300,454 334,448', (x, y) => disc('red', x, y, 5.5, 1.2)),
];

const SIDE = { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'calm' } as const;

/** She turns her face to the sea on the left; her hair is bound with a gold band and blown to the right. */
const face: Art = put(
  [
    profile(SIDE),
    sideModelling(SIDE),
    blownHair('hairAuburn'),
    fill('metal', 'M46 -42C24 -56 -40 -64 -74 -34L-78 -16C-44 -46 20 -40 45 -24Z', { width: 1.8 }),
    eachOf('28,-42 -2,-48 -32,-46 -58,-34', (x, y) => disc('red', x, y, 4.4, 1.2)),
  ],
  { x: 292, y: 326, size: 1.34, flip: true },
);

/** Her hand from its back: the thumb goes round the near side of the staff, the fingers round the far one. */
const wrapped = ({ x = 0, y = 0, ...hand }: Place, what: Art): Art => [
  put(skin(swellPath('-22,-2 -24,-20 -12,-32 2,-33', [17, 15, 13, 10])), { x, y, ...hand }),
  put(what, { x, y }),
  put(
    [
      ['2,-16 16,-17 22,-9', '5,-5 20,-5 24,3', '4,6 18,7 21,14', '1,15 13,17 15,23'].map((points, i) =>
        skin(swellPath(points, [13.5 - i * 0.6, 13 - i * 0.6, 9])),
      ),
      skin('M-34 -10C-28 -18 -16 -24 -2 -22C6 -18 10 -8 9 2C9 14 5 24 -4 24C-16 22 -24 17 -34 14Z'),
      flat('light', 'M-22 -12C-14 -18 -4 -18 2 -14C0 -6 -12 0 -22 -5Z', 0.18),
      line('M2 -18q6 2 6 7M6 -7q5 2 4 7M5 4q5 2 3 7M1 14q4 2 2 5', 1.4, 'skinEdge', 0.6),
    ],
    { x, y, ...hand },
  ),
];

const skin = (d: string): Art => fill('skinOlive', d, { edge: 'skinEdge', width: 1.8 });

const arm = (shoulder: Point, elbow: Point, at: Place, hand: (place: Place) => Art): Art =>
  cuffedArm({ shoulder, elbow, cloth: 'sage', size: 2, at, wrist: [-28, 2], hand });

/** The sun before her and the fires beside her on the edges of hair and cloak. */
const eveningLight: Art = [
  ['150,512 132,600 120,720', '160,488 196,456 240,438', '352,438 404,456 442,490'].map((points) =>
    graven(points, 9, 'glow', 0.8),
  ),
  graven('450,510 490,640 556,800', 8, 'glow', 0.6),
];

/** With her back to us, cut off by the frame: one hand on a staff. */
export const watcher: Art = put(
  [
    arm([410, 540], [548, 722], { x: 524, y: 536, turn: -24, size: 2.1 }, (place) =>
      wrapped(place, put(heldAt(wand, 2.6, 3.24), { x: 8 })),
    ),
    cloak,
    overArm,
    emblem,
    face,
    collar,
    eveningLight,
  ],
  { x: 84, y: 296, size: 0.69 },
);
