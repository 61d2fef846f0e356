import { eachOf, eachRow, fill, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { star } from '../../primitives/lights.ts';

/** Near, in the corner and from behind, the head tilted back. */
export const dreamer: Art = [
  cuffedArm({
    shoulder: [226, 900],
    elbow: [304, 850],
    cloth: 'wine',
    size: 1.62,
    at: { x: 280, y: 634, turn: -80, size: 1.45 },
    wrist: [-26, 0],
    hand: (place) => openHand('skinOlive', place, 'back'),
  }),
  fill('wine', 'M40 800C66 790 100 792 120 780C152 802 186 800 206 780C254 800 306 820 322 900H40Z'),
  fill('trim', 'M114 774C148 802 190 800 212 772L222 790C188 820 138 820 104 792Z', { width: 2 }),
  graven('90,806 72,840 70,880', 5),
  graven('246,806 276,840 284,880', 5),
  headFromBehind({
    skin: 'skinOlive',
    hair: 'hairBrown',
    cut: 'curls',
    place: { x: 172, y: 700, size: 1.0, turn: 12 },
  }),
  litEdge('104,652 140,622 196,618 246,660', [3, 12, 13, 4]),
  litEdge('226,790 280,812 316,860', [3, 9, 3]),
  litEdge('58,800 88,790 112,786', [2, 6, 3]),
];

/** Mist that rises from the lower edge and carries what is seen, with sparks of light in it. */
export const mist: Art = [
  eachRow(
    [
      ['60,860 40,760 110,690 80,600 130,520'],
      ['300,860 360,760 300,660 340,560 300,480'],
      ['330,800 420,740 400,660 480,620 470,560'],
      ['180,700 240,600 200,520 330,420 300,300'],
    ] as [string][],
    (points, i) => [graven(points, i % 3 ? 30 : 38, 'steel', 0.22), graven(points, 5, 'light', 0.5)],
  ),
  eachOf(
    '90,690,9 356,640,6 330,720,7 90,240,6 520,440,6 380,230,6 240,170,6 520,640,6 210,380,6 376,520,6',
    (x, y, r) => star(x, y, r, 'glow'),
  ),
];
