import { eachOf, eachRow, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { flatPalm } from '../../figure/rimHand.ts';
import { star } from '../../primitives/lights.ts';

/** Near, in the corner, the face lifted to what is seen; one cup stands on the open palm. */
export const dreamer: Art = [
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'wonder', nose: 'snub' },
      cloth: 'wine',
      over: curledHair('hairBrown'),
      bow: -20,
    },
    { x: 470, y: 740, size: 0.98, flip: true },
  ),
  cuffedArm({
    shoulder: [500, 930],
    elbow: [400, 906],
    cloth: 'wine',
    size: 1.5,
    at: { x: 212, y: 800, turn: 8, size: 1.5, flip: true },
    wrist: [-56, 16],
    hand: (place) => flatPalm('skinOlive', place),
  }),
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
