import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { cuffBand } from '../../figure/garment.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HATS } from '../../figure/hats.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const look: Look = {
  skin: 'skinOlive',
  hair: 'hairBlack',
  cut: 'curls',
  eyes: 'open',
  mood: 'glad',
  shape: 'oval',
  turn: -0.3,
};

const HEAD = { x: 292, y: 426, size: 1.24, turn: -4 };

const raisedArm = cuffedLayers({
  shoulder: [376, 690],
  elbow: [484, 570],
  cloth: 'light',
  trim: 'trim',
  size: 1.6,
  at: { x: 446, y: 386, turn: 60, size: 1.6, flip: true },
  hand: (place) => grip('skinOlive', place, heldAt(wand, -4, 1.96, 6)),
});

/** The raised sleeve, cut from the neckline over the shoulder to the cuff, with the seam of its armhole. */
const raisedSleeve: Art = [
  fill(
    'light',
    'M344 552C372 558 398 568 416 566C434 562 446 552 450 536C452 500 442 464 439 428L489 428C502 474 534 520 540 560Q544 586 528 600C504 620 470 640 454 660C440 668 432 682 430 706C414 674 392 640 376 612C364 592 352 572 344 552Z',
  ),
  line('M450 536C454 552 464 562 480 566', 2.4),
  flat('ink', 'M430 706C418 668 402 636 380 612C408 628 436 640 460 656C442 668 434 684 430 706Z', 0.16),
  graven('480,566 504,570 530,586', 5, 'ink', 0.4),
  graven('480,566 506,552 534,552', 5, 'ink', 0.4),
  graven('474,570 464,592 446,606', 5, 'ink', 0.4),
  graven('462,450 484,496 492,530', 5),
  graven('372,580 404,592 430,590', 5),
];

/** He lifts a burning staff high in one fist, a red mantle over his other shoulder. */
export const victor: Art = [
  put(hairBehind(look), HEAD),
  // The foot of the staff is behind the shoulder.
  raisedArm.hand,
  fill(
    'light',
    'M248 548C196 560 160 590 152 654L146 920H442L434 664C432 596 396 566 336 548Q290 600 248 548Z',
  ),
  graven('300,620 320,720 316,860', 6),
  graven('384,700 396,760 394,860', 6),
  raisedSleeve,
  // The cuff closes over the sleeve.
  cuffBand('trim', [484, 570], [462, 424], 1.6).band,
  fill('red', 'M248 548C196 560 160 590 152 654L146 920H296C310 780 300 660 262 566Z'),
  graven('236,600 262,720 262,880', 6),
  graven('200,620 216,740 210,880', 6),
  fill('trim', 'M240 544Q288 612 342 542L356 556Q290 646 228 558Z', { width: 2 }),
  put([head(look), frontModelling(look), put(HATS.leafBand, { y: -2 })], HEAD),
];
