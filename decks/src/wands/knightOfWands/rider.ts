import { horse } from '../../creatures/horse/horse.ts';
import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { profileHelm } from '../../figure/profileHelm.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** Its mane is fire, which streams back from the crest. */
const steed: Art = put(
  horse({
    gait: 'levade',
    coat: 'hairAuburn',
    shaded: 'wood',
    mane: 'red',
    ownMane: eachOf(
      '34,-70,0.9,-60 42,-82,1.2,-40 50,-92,0.9,-66 60,-104,1.25,-36 70,-114,1,-58 80,-124,1.3,-30 90,-132,1,-54 100,-138,1.3,-26 110,-146,1,-48 122,-152,1.2,-18',
      flame,
    ),
    rein: [58, -96],
  }),
  { x: 348, y: 762, size: 2.02, turn: 22, flip: true },
);

/** It flies out behind him from the shoulder. */
const cape: Art = [
  fill(
    'wine',
    'M452 398C474 396 500 404 512 420C540 440 570 440 610 430V830C570 800 540 812 512 800C480 786 462 760 456 724C478 640 486 520 452 398Z',
  ),
  flat('ink', 'M486 430C500 560 500 680 476 760C464 748 458 736 456 724C478 640 486 520 452 398Z', 0.3),
  graven('496,424 524,560 508,770', 7),
  graven('520,446 566,580 548,780', 7),
  graven('478,420 500,560 480,730', 5),
];

const bust: Art = nearBust(
  {
    side: { skin: 'skinBrown', hair: 'hairBlack', beard: 'pointed', eyes: 'open', mood: 'stern' },
    cloth: 'straw',
    trim: 'red',
    over: profileHelm('flames'),
    bow: -4,
  },
  { x: 414, y: 300, size: 1, turn: -7, flip: true },
);

const leg: Art = [
  fill('redDark', 'M330 740C400 716 480 710 600 750V900H380C350 860 340 800 330 740Z'),
  line('M336 784C390 806 470 796 560 832', 7, 'trim'),
  limb('steelDark', '500,730 400,712 306,734 306,800 330,910', [110, 106, 84, 70, 60]),
  graven('480,700 400,684 320,706', 6, 'light'),
  disc('metal', 300, 738, 34, 2.4),
  disc('metalDark', 300, 738, 15, 1.6),
  graven('286,792 290,830 306,866', 5, 'light'),
];

const belt: Art = [
  fill('redDark', 'M318 640C380 660 440 656 500 634L504 664C440 690 380 692 318 672Z'),
  fill('metal', 'M336 640L372 648V688L334 680Z', { width: 2 }),
  fill('ink', 'M344 652L362 656V676L343 672Z', { width: 1.4 }),
];

/** Plates over the shoulder, riveted with gold. */
const pauldron: Art = [
  fill(
    'steelDark',
    'M376 520C370 492 380 466 400 448L488 470C490 500 480 526 462 546C434 552 400 544 376 520Z',
  ),
  fill('steel', 'M384 486C384 452 410 424 446 424C474 426 492 450 492 484C460 500 420 502 384 486Z'),
  graven('398,474 436,486 480,474', 5, 'metal', 1),
  graven('386,516 424,532 464,530', 4, 'metal', 1),
  eachOf('402,462 438,472 474,464', (x, y) => disc('metal', x, y, 6, 1.2)),
];

const reinArm: Art = cuffedArm({
  shoulder: [400, 540],
  elbow: [396, 640],
  cloth: 'straw',
  trim: 'red',
  size: 1.4,
  at: { x: 292, y: 600, turn: 14, size: 1.2, flip: true },
  wrist: [-34, 6],
  hand: (place) => grip('skinBrown', place),
});

const wandArm: Art = cuffedArm({
  shoulder: [440, 486],
  elbow: [330, 546],
  cloth: 'straw',
  trim: 'red',
  size: 1.7,
  at: { x: 262, y: 352, turn: -58, size: 1.4 },
  wrist: [-34, 6],
  hand: (place) => grip('skinBrown', place, [heldAt(wand, 0, 1.5, -12), flame(-24, -116, 2.5, -12)]),
});

/** Near, on a horse that rears: the frame cuts off its hind legs. */
export const rider: Art = [steed, leg, reinArm, bust, belt, cape, wandArm, pauldron];
