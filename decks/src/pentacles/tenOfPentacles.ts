import { lyingHound, sittingHound } from '../creatures/hound.ts';
import { type Art, eachRow, fill, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { childProfile } from '../figure/childProfile.ts';
import { openHand } from '../figure/grip.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { longHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man sits with a hand on a hound, a child reaches for it, and a couple stand hand in hand by a second hound; ten coins hang above in the shape of a tree.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(630, 6, 'mid', 1),
    fill('stone', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z'),
    times(9, (i) => [
      line(`M44 ${200 + i * 74}H118`, 1.4, 'line', 0.4),
      line(`M482 ${200 + i * 74}H556`, 1.4, 'line', 0.4),
    ]),
    fill('stoneDark', 'M100 350A200 200 0 0 1 500 350H472A172 172 0 0 0 128 350Z'),
    tiles(780, 'stone', 'stoneDark'),
    line(
      'M300 150L206 222V414L300 476L394 414V222ZM206 222L394 318M394 222L206 318M206 318L394 414M394 318L206 414M300 150V476',
      2,
      'line',
      0.75,
    ),
    eachRow(
      [
        [300, 150],
        [202, 222],
        [398, 222],
        [300, 262],
        [202, 318],
        [398, 318],
        [300, 368],
        [202, 414],
        [398, 414],
        [300, 476],
      ],
      (x, y) => pentacle(x, y, 0.4),
    ),
    standing(392, 822, 116),
    husband,
    wife,
    standing(170, 862, 130),
    elder,
    standing(322, 862, 60),
    child,
    standing(448, 866, 90),
    lyingHound({ x: 452, y: 864, size: 0.82, flip: true }),
  ],
};

/** He looks left, drawn as if he looked right, and turned over; she looks at him. */
const husband: Art = posed({
  place: { x: 452, y: 822, size: 0.68, flip: true },
  side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' },
  cloth: 'cloth',
  hose: 'wine',
  hem: [
    [-70, -120],
    [66, -120],
  ],
  farLeg: { joints: '16,-200 20,-110 24,-20' },
  nearLeg: { joints: '-14,-200 -16,-110 -22,-20' },
  nearArm: { joints: '-8,-350 16,-246 78,-240', hand: 'hidden' },
});

const wife: Art = posed({
  place: { x: 352, y: 822, size: 0.66 },
  skin: 'skinOlive',
  otherHead: [profile({ skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open' }), longHair('hairAuburn')],
  cloth: 'rose',
  hem: [
    [-92, -10],
    [74, -10],
  ],
  nearArm: {
    joints: '-8,-350 12,-246 74,-240',
    holds: openHand('skinBrown', { x: 10, y: 0, turn: 6, flip: true }),
    turn: 0,
  },
});

/** Seated in a high chair, one hand on the head of the hound at his knee. */
const elder: Art = [
  fill('woodDark', 'M58 872V560C58 540 92 540 94 560V700H244V736H226V872H206V740H94V872Z'),
  graven('74,570 78,700 74,860', 4),
  actor({
    skin: 'skinFair',
    head: [
      profile({ skin: 'skinFair', hair: 'hairWhite', beard: true, eyes: 'open' }),
      limb('hairWhite', '24,60 26,100 10,150', [56, 52, 6], 'line', 1.8),
      graven('20,56 28,100 14,140', 3),
      put(HATS.leafBand, { x: -12, turn: -8 }),
    ],
    headAt: { x: 158, y: 506, size: 0.62, turn: 12 },
    spine: '136,566 126,630 130,706',
    girth: [76, 110, 98],
    cloth: 'wine',
    trim: 'metal',
    limbs: 0.9,
  }),
  fill(
    'wine',
    'M92 668C84 720 84 736 104 742C150 748 176 742 186 760C196 790 184 830 182 850Q214 862 246 850C252 800 256 750 246 716C232 692 206 690 176 680Z',
  ),
  line('M184 843Q214 854 245 843', 6, 'metal'),
  graven('120,690 180,706 222,730', 5),
  graven('196,756 206,800 200,844', 4),
  graven('226,740 234,790 230,844', 4),
  fill('woodDark', 'M200 850C198 836 238 838 256 852C262 862 256 866 248 866H204Z', { width: 1.8 }),
  fill('woodDark', 'M226 846C224 834 258 836 274 850C280 860 274 864 266 864H232Z', { width: 1.8 }),
  sittingHound({ x: 268, y: 862, size: 0.78, flip: true }),
  sleevedArm({ joints: '132,586 152,672 230,738', turn: 44 }, 'wine', 'skinFair', 'metal', 0.86),
];

/** Reaches out to the hound from behind the old man's knee. */
const child: Art = posed({
  place: { x: 336, y: 858, size: 0.42, flip: true },
  skin: 'skinBrown',
  otherHead: childProfile('skinBrown', 'hairBlack'),
  headSize: 0.9,
  cloth: 'glow',
  hose: 'sage',
  farLeg: { joints: '14,-200 22,-110 24,-20' },
  nearLeg: { joints: '-14,-200 -16,-110 -20,-20' },
  nearArm: { joints: '0,-350 40,-276 104,-256', hand: 'open', turn: 10 },
});
