import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hollowPalm } from '../../figure/openPalms.ts';
import { profile } from '../../figure/profile.ts';
import { disc } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

export const cloak: Art = [
  limb('clothDark', '200,446 150,560 128,700 112,860', [70, 140, 176, 200]),
  graven('150,500 112,640 84,800', 6),
  graven('176,520 146,660 130,840', 6),
];

/** A globe in its brass meridian. */
const globe: Art = [
  disc('waterLight', 0, -58, 56),
  fill(
    'leaf',
    'M-46 -84C-34 -104 -8 -110 2 -98C10 -90 -4 -82 -10 -74C-6 -64 -18 -56 -22 -62C-30 -58 -40 -66 -46 -84ZM-20 -50C-8 -54 6 -46 4 -34C0 -24 -6 -12 -14 -8C-18 -22 -30 -38 -20 -50ZM20 -92C34 -98 46 -84 52 -72C50 -62 40 -66 34 -60C42 -48 38 -32 28 -28C20 -40 16 -52 22 -62C12 -72 12 -86 20 -92Z',
    { width: 1.4 },
  ),
  flat('ink', 'M30 -104A56 56 0 0 1 -22 -7A64 64 0 0 0 30 -104Z', 0.34),
  line('M-55 -66Q0 -36 55 -66M-50 -84Q0 -60 50 -84M-46 -30Q0 0 46 -30', 1.2, 'detail', 0.7),
  line('M26 -120A66 66 0 0 1 -26 4', 9),
  line('M26 -120A66 66 0 0 1 -26 4', 6, 'metal'),
  disc('metal', 26, -120, 6, 1.4),
  disc('metal', -26, 4, 6, 1.4),
];

export const traveller: Art = [
  cuffedArm({
    shoulder: [244, 470],
    elbow: [352, 540],
    cloth: 'wine',
    size: 1.2,
    at: { x: 452, y: 484, size: 1.2, turn: -16 },
    hand: (place) => grip('skinBrown', place, heldAt(wand, -22, 2.2)),
  }),
  actor({
    skin: 'skinBrown',
    head: [
      profile({
        skin: 'skinBrown',
        hair: 'hairBlack',
        beard: 'pointed',
        nose: 'hooked',
        eyes: 'open',
        mood: 'intent',
      }),
      put(HATS.scholarCap, { x: -14, y: -2, turn: -10 }),
    ],
    headAt: { x: 230, y: 352, size: 0.84, turn: -4 },
    spine: '212,446 206,540 214,660',
    girth: [92, 140, 108],
    cloth: 'wine',
    hem: [
      [136, 800],
      [304, 800],
    ],
    limbs: 1.3,
  }),
  cuffedArm({
    shoulder: [200, 474],
    elbow: [228, 640],
    cloth: 'wine',
    size: 1.3,
    at: { x: 334, y: 640, size: 1.28, turn: -10 },
    wrist: [-38, 12],
    hand: (place) => hollowPalm('skinBrown', place, put(globe, { x: 338, y: 628 })),
  }),
  graven('198,500 202,560 218,600', 5),
  graven('160,520 152,580 162,640', 5),
  graven('256,500 268,560 266,640', 4),
  graven('160,690 146,730 142,768', 5),
];
