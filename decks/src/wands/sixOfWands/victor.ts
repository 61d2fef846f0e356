import { bridle, features, headOutline } from '../../creatures/horse/head.ts';
import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { headFromBehind, wreathBehind } from '../../figure/headFromBehind.ts';
import { wreath } from '../../primitives/plants.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** The horse turns its head to the left. */
const turnedHead: Art = [
  fill(
    'wood',
    'M214 420C250 430 290 470 310 540L300 640H236C238 590 226 540 206 500C196 470 196 440 214 420Z',
  ),
  graven('226,520 250,570 256,630', 5, 'ink', 0.5),
  put(
    [
      fill('wood', smoothPath([...headOutline([0, 0], 0), [0, 0], [-16, 20], [4, 40], [30, 44]])),
      features('wood'),
      bridle,
    ],
    { x: 214, y: 430, size: 1.1, turn: -44, flip: true },
  ),
  limb('hairBlack', '204,404 236,420 268,462 290,520', [16, 34, 36, 20]),
];

/** From behind: the haunches, the tail between them and the hind legs. */
export const mount: Art = [
  turnedHead,
  mirrored([
    limb('wood', '252,700 240,768 256,812 250,842', [84, 44, 30, 36]),
    fill('woodDark', 'M230 838H270L276 862Q252 870 226 862Z', { width: 2 }),
  ]),
  fill(
    'wood',
    'M300 570C236 574 204 630 202 694C202 752 232 784 268 776Q300 764 332 776C368 784 398 752 398 694C396 630 364 574 300 570Z',
  ),
  graven('236,740 262,768 290,760', 5, 'ink', 0.5),
  graven('364,740 338,768 310,760', 5, 'ink', 0.5),
  limb('hairBlack', '300,640 294,700 310,760 300,836', [22, 44, 50, 6]),
  graven('298,660 292,710 306,770 300,820', 4),
  graven('310,670 312,720 322,770', 4),
];

const cape: Art = [
  fill(
    'red',
    'M264 352C228 366 222 440 216 520C210 590 198 640 190 676Q226 700 258 684Q300 704 342 684Q374 700 410 676C402 640 390 590 384 520C378 440 372 366 336 352Q300 374 264 352Z',
  ),
  graven('262,390 246,520 228,680', 7),
  graven('284,400 278,540 272,686', 7),
  graven('316,400 322,540 328,686', 7),
  graven('338,390 354,520 372,680', 7),
  fill('trim', 'M262 348Q300 372 338 348L346 366Q300 392 254 366Z', { width: 2 }),
];

/** Caped and crowned with laurel, the wreathed staff in his raised right hand. */
export const rider: Art = [
  mirrored([
    limb('sageDark', '236,620 196,672 204,730', [60, 48, 36]),
    fill('woodDark', 'M184 722H224V768C224 782 190 784 180 770C178 752 184 740 184 722Z', { width: 2 }),
  ]),
  cuffedArm({
    shoulder: [340, 392],
    elbow: [412, 408],
    cloth: 'linen',
    size: 1.1,
    at: { x: 424, y: 296, turn: -26, size: 1.15 },
    hand: (place) =>
      gripFromBehind('skinOlive', place, [heldAt(wand, 0, 1.4), wreath(0, -72, 36, 38, 16, 24)]),
  }),
  cape,
  headFromBehind({
    skin: 'skinOlive',
    hair: 'hairBrown',
    cut: 'short',
    place: { x: 300, y: 292, size: 0.76 },
  }),
  put(wreathBehind, { x: 300, y: 292, size: 0.8 }),
];
