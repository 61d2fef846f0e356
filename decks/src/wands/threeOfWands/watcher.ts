import { type Art, eachOf, fill, flat, line, type Place, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { disc, sunDisc } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** The gown below her breast, which the frame cuts off. */
const gown: Art = [
  fill('sage', 'M256 430C226 470 196 520 190 586C184 660 176 780 160 900H420V480Z'),
  graven('226,560 212,700 200,890', 8),
];

/** It hangs from the neck over the shoulder and the back, open in front; the wind from the left lifts its hem. */
const cloak: Art = [
  fill(
    'red',
    'M258 428C262 470 250 520 268 570C284 640 268 780 236 900H680C640 800 560 700 506 600C478 546 470 500 430 466C404 446 376 440 348 426Q300 446 258 428Z',
  ),
  flat(
    'ink',
    'M430 466C470 500 478 546 506 600C560 700 640 800 680 900H560C520 780 450 640 410 500Q418 480 430 466Z',
    0.26,
  ),
  graven('300,480 312,640 290,890', 9),
  graven('400,500 452,700 500,892', 9),
  graven('340,720 346,800 340,892', 7),
];

/** A sun in gold thread on the back of the cloak. */
const emblem: Art = sunDisc(384, 640, 46);

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

/** The sun before her and the fire beside her on the edges of her cloak and gown. */
const eveningLight: Art = [
  ['268,470 262,520 280,570 284,640', '356,440 404,458 440,492', '204,560 196,660 186,780'].map((points) =>
    graven(points, 9, 'glow', 0.8),
  ),
];

/** From the side, cut off by the frame: she holds the tall staff before her. */
export const watcher: Art = put(
  [
    gown,
    arm([318, 540], [232, 690], { x: 50, y: 524, turn: 22, size: 2.1, flip: true }, (place) =>
      wrapped(place, put(heldAt(wand, 20, 4.42), { x: 0 })),
    ),
    cloak,
    emblem,
    face,
    collar,
    eveningLight,
  ],
  { x: 84, y: 296, size: 0.69 },
);
