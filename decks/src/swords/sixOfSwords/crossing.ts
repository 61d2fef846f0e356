import { clipped, eachOf, fill, flat, line, put, tube, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';
import { profile } from '../../figure/profile.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { ripples } from '../../primitives/ripples.ts';
import { longSword } from '../../suits/longSword.ts';

/** Small waves that lap over the keel. */
const waterline: Art = [
  flat('water', 'M170 776V747q22 -14 44 0q22 12 44 0q22 -14 44 0q22 12 44 0q22 -14 44 0q22 12 44 -2V776Z'),
  line('M170 747q22 -14 44 0q22 12 44 0q22 -14 44 0q22 12 44 0q22 -14 44 0q22 12 44 -2', 2.2, 'light', 0.7),
];

const STERN = { x: 198, y: 722, size: 0.8 };

const ferryman: Art = posed({
  place: STERN,
  side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'grave' },
  hat: put(HATS.wideHat, { x: -14, y: -2, turn: -6 }),
  headAt: [40, -421],
  bow: 12,
  spine: '26,-352 10,-299 -6,-236',
  cloth: 'sage',
  hose: 'straw',
  hem: [
    [-66, -158],
    [54, -166],
  ],
  farLeg: { joints: '10,-210 30,-112 26,-24' },
  nearLeg: { joints: '-16,-210 -20,-112 -30,-24' },
});

/** The pole on the near side of the hull, and both arms that push it. */
const pole: Art = put(
  [
    sleevedArm({ joints: '42,-330 40,-262 84,-330', turn: 18 }, 'sage', 'skinBrown'),
    tube('wood', 'M122 -440L-80 142', 9),
    sleevedArm({ joints: '14,-336 -30,-246 49,-230', turn: 18 }, 'sage', 'skinBrown'),
  ],
  STERN,
);

const child: Art = [
  fill('straw', 'M322 704C318 668 324 636 344 626C382 612 418 640 424 704Z'),
  graven('346,648 342,676 346,702', 3),
  graven('374,650 380,676 384,702', 3),
  put(profile({ skin: 'skinFair', hood: 'straw', nose: 'snub', mood: 'tender' }), {
    x: 358,
    y: 610,
    size: 0.42,
    turn: 20,
    flip: true,
  }),
];

const mother: Art = [
  fill('wine', 'M218 704C212 640 226 590 262 574C296 562 326 584 332 624C338 656 336 682 338 704Z'),
  graven('244,600 232,650 238,702', 4),
  graven('270,610 264,660 268,702', 4),
  graven('300,612 308,660 308,702', 3),
  put(profile({ skin: 'skinFair', hood: 'wine', mood: 'sad' }), { x: 292, y: 560, size: 0.56, turn: 30 }),
  // Her arm round the child, with the hand on its back.
  cuffedArm({
    shoulder: [266, 626],
    elbow: [284, 688],
    cloth: 'wine',
    size: 1.12,
    at: { x: 372, y: 660, turn: -24, size: 0.6 },
    wrist: [-32, 0],
    hand: (place) => flatHand('skinFair', place),
  }),
];

/** The moon on the ferryman's face and hat, on the mother's hood and along the boat. */
const moonOnThem: Art = [
  litEdge('242,356 262,354 276,360', [2, 4, 2], 'light'),
  litEdge('242,540 270,528 298,535 314,558', [2, 6, 6, 2], 'light'),
];

/** The boat; its prow rises to a gilded scroll. */
const hull: Art = [
  fill(
    'wood',
    'M88 676C112 762 160 768 300 770C420 770 484 750 493 676C497 646 490 616 468 598C462 594 458 600 461 606C470 636 464 664 438 688C380 712 170 714 88 676Z',
  ),
  fill('woodDark', 'M108 700C140 762 190 766 300 768C410 768 470 748 484 698C430 736 190 742 108 700Z', {
    width: 1.6,
  }),
  graven('150,716 300,738 440,718', 3, 'ink', 0.5),
  line('M90 678C170 714 380 712 438 688C464 664 470 636 461 606', 5, 'trim'),
  graven('487,630 492,670 482,712', 6, 'trim', 0.9),
  fill('metal', 'M461 608C454 596 464 584 476 590C488 597 484 612 474 610C468 608 468 602 473 600', {
    width: 2,
  }),
];

/** The boat with its six swords and all who sit in it. */
export const crossing: Art = [
  clipped(
    boxPath(300, 380, 260, 326),
    eachOf('382,500,0.62 422,514,0.62 462,528,0.62 373,586,0.56 410,600,0.56 447,614,0.56', (x, y, size) =>
      put(longSword(184, size), { x, y }),
    ),
  ),
  ferryman,
  put([child, mother], { x: -18, y: 8 }),
  hull,
  waterline,
  moonOnThem,
  ripples(156, 838, 44),
  pole,
];
