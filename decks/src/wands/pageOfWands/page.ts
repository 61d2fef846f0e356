import { type Art, eachOf, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { flame } from '../../primitives/lights.ts';
import { posed } from '../../figure/posed.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** A soft cap with a red feather that curls like a flame. */
const cap: Art = [
  fill(
    'red',
    'M-40 -84C-96 -96 -122 -66 -120 -18C-106 -34 -92 -36 -82 -34C-86 -22 -84 -12 -78 -4C-66 -36 -44 -54 -20 -70Z',
    { width: 2 },
  ),
  graven('-34,-80 -84,-78 -108,-42', 4, 'glow'),
  fill('sageDark', 'M-66 -42C-90 -92 -48 -122 6 -118C56 -116 80 -84 66 -42C30 -62 -30 -62 -66 -42Z'),
  graven('-36,-104 -52,-84 -50,-62', 4),
  graven('20,-112 36,-88 34,-62', 4),
  fill('metal', 'M-70 -46C-30 -68 30 -68 70 -46L67 -30C30 -50 -30 -50 -67 -30Z', { width: 1.8 }),
];

/** The wind blows it to the left. */
const cape: Art = [
  fill(
    'wine',
    'M-30 -376C-70 -360 -92 -300 -112 -220C-128 -160 -170 -120 -204 -100C-176 -92 -160 -84 -150 -64C-110 -70 -70 -90 -40 -120L44 -360Z',
  ),
  graven('-50,-340 -90,-230 -170,-110', 5),
  graven('-30,-320 -60,-210 -130,-90', 5),
];

/** A page who stands with a tall staff planted beside him and looks up to its flame. */
export const page: Art = [
  posed({
    place: { x: 252, y: 834, size: 1.3 },
    look: {
      skin: 'skinOlive',
      hair: 'hairAuburn',
      cut: 'short',
      shape: 'round',
      eyes: 'open',
      mood: 'wonder',
      turn: 0.8,
      gaze: [0.9, -0.6],
    },
    hat: cap,
    headSize: 0.82,
    headAt: [4, -452],
    bow: 6,
    behind: cape,
    cloth: 'straw',
    trim: 'wine',
    hose: 'sage',
    boots: 'woodDark',
    hem: [
      [-78, -150],
      [78, -150],
    ],
    limbs: 1.1,
    farLeg: { joints: '-22,-216 -40,-116 -52,-20', foot: 168 },
    nearLeg: { joints: '24,-216 40,-116 44,-20', foot: 8 },
    farArm: { joints: '-46,-344 -96,-270 -48,-216' },
    nearArm: { joints: '46,-344 88,-256 142,-308', holds: heldAt(wand, -10, 2.1, 2), turn: -14 },
  }),
  put(
    eachOf('-30,-200,0.7 0,-176,0.7 30,-200,0.7 -14,-290,0.6 22,-290,0.6', (x, y, size) => flame(x, y, size)),
    { x: 252, y: 834, size: 1.3 },
  ),
];
