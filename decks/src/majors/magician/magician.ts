import { fill, line, mirrored, put, rays, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { pointingHand } from '../../figure/grip.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import { posed } from '../../figure/posed.ts';
import { disc } from '../../primitives/lights.ts';

/** The open robe, which lies over the shoulder and falls to the table. */
const lapel: Art = [
  fill(
    'wine',
    'M16 -384C50 -382 84 -366 94 -322C84 -308 70 -306 60 -312C62 -270 60 -232 62 -200H28C36 -260 40 -330 16 -384Z',
  ),
  line('M16 -384C40 -330 36 -260 28 -200', 5, 'trim'),
  graven('40,-368 56,-346 60,-318', 4),
  graven('46,-330 52,-270 46,-212', 4),
];

/** He stands behind the table, which hides him from the hips down. */
export const magician: Art = [
  posed({
    place: { x: 300, y: 1012, size: 1.5 },
    look: { hair: 'hairBlack', cut: 'curls', eyes: 'open', mood: 'proud' },
    hat: HEADWEAR.infinity,
    cloth: 'linen',
    limbs: 0.8,
    behind: [fill('wineDark', 'M-34 -384C-84 -366 -92 -300 -98 -196H98C92 -300 84 -366 34 -384Z')],
    spine: '0,-336 0,-306 0,-240',
    girth: [92, 104, 84],
    farArm: { joints: '-50,-344 -124,-292 -112,-412', holds: put(candleWand(), { turn: -10 }), turn: 4 },
    nearArm: { joints: '50,-344 122,-286 98,-224', hand: 'hidden' },
  }),
  put(mirrored(lapel, 0), { x: 300, y: 1012, size: 1.5 }),
  graven('300,500 304,560 300,620', 4),
];

/** His left hand, which points to the earth. */
export const pointing: Art = pointingHand('skinOlive', { x: 443, y: 664, turn: -92, flip: true, size: 1.22 });

function candleWand(): Art {
  return [
    fill('light', 'M-6 72V-72H6V72Z'),
    [-76, 76].map((y) => disc('metal', 0, y, 10)),
    rays(0, -76, 18, 44, 8, 0.8),
  ];
}
