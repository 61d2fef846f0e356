import { type Art, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const gown: Art = [
  fill(
    'sage',
    'M306 404C280 430 288 480 300 520C288 600 262 690 250 764Q276 780 300 766Q332 784 360 768Q392 782 424 762C426 690 414 600 402 520C412 480 414 430 396 404Q350 424 306 404Z',
  ),
  graven('312,540 296,650 278,758', 7),
  graven('330,540 326,650 322,766', 6),
  graven('316,430 318,470 322,508', 4),
  fill('metal', 'M299 512Q350 530 402 512L404 528Q350 546 297 528Z', { width: 1.8 }),
];

/** The wind blows it to the right, out of the picture. */
const cloak: Art = [
  fill(
    'red',
    'M318 394C300 440 310 540 334 630C344 690 356 730 366 766Q404 726 440 746Q470 700 512 716Q530 664 600 660V520C560 560 470 500 436 440C430 414 420 400 400 394Q358 416 318 394Z',
  ),
  graven('334,420 342,560 370,730', 8),
  graven('352,424 382,560 440,716', 8),
  graven('372,420 430,540 512,680', 8),
  graven('388,416 460,500 570,580', 7),
  fill('metal', 'M312 392Q358 416 406 390L410 406Q360 434 310 408Z', { width: 1.8 }),
];

/** The wind lifts it from the nape in pointed locks. */
const blownHair: Art = [
  fill(
    'hairAuburn',
    'M340 268C384 262 404 292 434 288C464 286 480 262 516 268C500 276 492 286 486 294C506 292 522 300 536 308C514 314 496 322 482 324C496 332 504 340 508 350C480 346 440 372 404 366C380 382 350 384 334 372Z',
  ),
  graven('376,286 430,304 500,274', 5),
  graven('380,310 440,318 520,306', 5),
  graven('376,340 430,346 490,338', 5),
];

const SIDE = {
  skin: 'skinOlive',
  hair: 'hairAuburn',
  eyes: 'open',
  mood: 'tender',
  nose: 'snub',
} as const;

/** With her back to us she holds a staff and looks out to the left; the wind is in her cloak and hair. */
export const watcher: Art = put(
  [
    gown,
    blownHair,
    put([profile(SIDE), sideModelling(SIDE)], { x: 340, y: 330, size: 0.84, turn: -4, flip: true }),
    cloak,
    cuffedArm({
      shoulder: [312, 426],
      elbow: [272, 528],
      cloth: 'sage',
      trim: 'metal',
      size: 1.15,
      at: { x: 222, y: 424, turn: 22, size: 1.25, flip: true },
      hand: (place) => gripFromBehind('skinOlive', place, heldAt(wand, -50, 2.4)),
    }),
  ],
  { x: -22, y: -77, size: 1.1 },
);
