import { type Art, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const LOOK: Look = {
  shape: 'long',
  skin: 'skinFair',
  hair: 'hairAuburn',
  beard: 'short',
  nose: 'long',
  eyes: 'open',
  mood: 'sly',
  turn: -0.7,
  gaze: [-0.95, 0.2],
};

const HEAD = { x: 342, y: 360, size: 1.42, turn: -5 };

/** One fist carries a sword against the shoulder. */
const carrying = cuffedLayers({
  shoulder: [470, 560],
  elbow: [484, 800],
  cloth: 'sage',
  size: 1.9,
  at: { x: 400, y: 716, turn: 26, size: 1.6, flip: true },
  hand: (place) => grip('skinFair', place, put(longSword(8, 1.5), { y: -12 })),
});

/** The other has pulled up the sword that stands with its point in the ground, and holds it fast. */
const planting = cuffedLayers({
  shoulder: [252, 566],
  elbow: [150, 752],
  cloth: 'sage',
  size: 1.9,
  at: { x: 262, y: 704, turn: -6, size: 1.6 },
  hand: (place) => grip('skinFair', place, put(longSword(180, 1.7), { y: 14 })),
});

/** A plume that sweeps back over the cap, in the units of the head. */
const plume: Art = [
  fill('wine', 'M-61 -40C-66 -92 -30 -112 4 -110C44 -110 66 -84 61 -40Q0 -66 -61 -40Z'),
  fill('trim', 'M-62 -46Q0 -74 62 -46L60 -24Q0 -52 -60 -24Z', { width: 1.8 }),
  fill(
    'light',
    'M50 -46C64 -70 60 -104 26 -122C-8 -140 -56 -140 -104 -112C-92 -108 -86 -104 -84 -96C-74 -102 -66 -102 -60 -94C-50 -100 -40 -100 -34 -90C-22 -96 -8 -92 0 -82C12 -84 22 -78 28 -66C36 -62 44 -56 50 -46Z',
    { width: 1.8 },
  ),
  graven('48,-52 36,-98 -20,-118 -92,-108', 4, 'ink', 0.5),
  disc('red', 50, -46, 8, 1.6),
];

/** He looks back at the people who leave, and grins, with a sword in each fist. */
export const victor: Art = put(
  [
    put(hairBehind(LOOK), HEAD),
    fill('sage', 'M278 480C236 500 214 560 206 660L176 960H570V560C500 500 440 486 400 476Q340 560 278 480Z'),
    graven('300,600 292,740 286,890', 7),
    graven('350,620 352,740 346,890', 7),
    // The cloak is thrown back over the shoulder that is turned to us, and its arm comes out before it.
    fill(
      'wine',
      'M292 466C232 484 204 540 194 640C186 740 176 850 166 960H304C296 800 286 660 322 540Q300 510 292 466Z',
    ),
    graven('262,510 228,620 206,880', 8),
    graven('290,640 274,760 262,890', 8),
    planting.arm,
    fill(
      'wine',
      'M292 466C236 482 206 532 196 606Q214 628 238 614Q262 640 292 618Q304 580 322 540Q300 510 292 466Z',
    ),
    graven('276,490 236,540 218,606', 6),
    graven('290,510 272,560 262,618', 6),
    carrying.arm,
    fill('wine', 'M390 462C470 478 540 514 580 580V700C548 640 500 590 384 560Q404 510 390 462Z'),
    graven('420,500 490,550 560,620', 7),
    put([head(LOOK), frontModelling(LOOK), plume], HEAD),
    fill('trim', 'M280 464Q344 560 396 460L418 478Q352 610 262 486Z'),
    disc('metal', 334, 560, 22),
    disc('red', 334, 560, 9, 1.4),
    planting.hand,
    carrying.hand,
  ],
  { x: 32, y: -38 },
);
