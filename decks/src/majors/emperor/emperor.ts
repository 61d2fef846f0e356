import { fill, flat, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { closedOver } from '../../figure/holds.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';

const side = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  beard: 'pointed',
  nose: 'hooked',
  eyes: 'open',
  mood: 'stern',
} as const;

// Everything looks right here and is turned over on the card.

/** The breastplate below the beard, the mantle over the back. */
export const emperor: Art = [
  fill('steel', 'M150 520C220 500 290 540 322 620C344 690 344 780 330 900H120Z'),
  flat('steelDark', 'M268 560C320 620 344 700 330 900H280C300 780 300 660 268 560Z', 0.6),
  graven('200,600 286,640 330,640', 4, 'ink', 0.5),
  graven('210,700 290,730 338,720', 4, 'ink', 0.5),
  fill('wine', 'M60 900V560C70 500 110 466 160 470C196 480 210 520 190 560C160 640 170 780 196 900Z'),
  graven('90,560 70,700 80,880', 6),
  graven('140,600 120,740 134,890', 6),
  put([profile(side), sideModelling(side), put(CROWNS.archedCrown, { turn: -4 })], {
    x: 204,
    y: 376,
    size: 1.56,
    turn: 4,
  }),
  fill(
    'light',
    'M66 560C80 490 116 462 150 468C190 478 230 500 250 530C220 560 150 560 116 620C96 620 74 600 66 560Z',
  ),
];

/** His near arm, behind the ram's horn, and the hand that lies on its brow. */
export const onRam = cuffedLayers({
  shoulder: [138, 600],
  elbow: [176, 752],
  cloth: 'redDark',
  trim: 'steel',
  size: 1.8,
  at: { x: 372, y: 630, turn: 2, size: 1.7 },
  wrist: [-28, -4],
  hand: (place) => closedOver('skinBrown', place),
});

/** His far hand round the shaft of the ankh. */
export const ankhInHand = (ankh: Art): Art =>
  cuffedArm({
    shoulder: [236, 560],
    elbow: [330, 660],
    cloth: 'redDark',
    trim: 'steel',
    size: 1.7,
    at: { x: 462, y: 548, turn: -16, size: 1.6 },
    hand: (place) => grip('skinBrown', place, put(ankh, { x: 6, y: -44, turn: 5, size: 1.3 })),
  });

export const pauldron: Art = [
  fill(
    'steel',
    'M74 590C86 540 140 524 186 548C216 566 226 606 212 650C176 676 110 672 82 650C72 634 70 610 74 590Z',
  ),
  graven('90,600 140,570 200,590', 4, 'ink', 0.5),
  graven('88,630 140,604 210,624', 4, 'ink', 0.5),
];
