import { raisedWing } from '../../creatures/raisedWing.ts';
import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { halo } from '../../primitives/lights.ts';
import { suitEmblem } from '../../suits/objects.ts';

const side = { skin: 'skinFair', hair: 'hairFair', eyes: 'down', mood: 'tender' } as const;

const CUP = suitEmblem('cups', 1.05);

const wings: Art = [
  raisedWing({ edge: '150,500 200,270 296,176', turns: [-190, -98], lengths: [190, 100] }),
  raisedWing({ edge: '120,540 110,400 150,250', turns: [-225, -120], lengths: [170, 160] }),
];

/** The raised arm beyond the body: its wide sleeve has slid down to the elbow. */
const farArm: Art = [
  limb('skinFair', '372,590 424,500 430,408', [62, 58, 38], 'skinEdge'),
  fill(
    'linen',
    'M226 440C270 470 322 510 356 520C378 506 396 486 408 470C434 480 456 496 462 514C462 560 436 616 392 640C350 656 300 640 264 610Z',
  ),
  fill('rose', 'M408 470C434 480 456 496 462 514C444 524 414 504 402 478Z', { width: 2 }),
  graven('300,520 350,570 420,560', 5),
  graven('356,524 366,566 400,590', 4),
  grip('skinFair', { x: 450, y: 380, size: 1.36, turn: -44 }, put(CUP, { x: -22, y: -6, turn: -112 })),
];

const wrist = swellPath('262,812 322,790 378,758', [54, 44, 34]);

/** The wrist's outline lies below the hand, its skin over it, so that no line crosses the wrist. */
const nearHand: Art = [
  fill('skinFair', wrist, { edge: 'skinEdge', width: 4.4 }),
  grip('skinFair', { x: 416, y: 744, size: 1.5, turn: -24 }, put(CUP, { y: -54 })),
  flat('skinFair', wrist),
];

/** From the shoulder by the elbow to a cuff that hangs wide below the wrist. */
const nearSleeve: Art = [
  fill('rose', 'M316 772C330 800 330 840 314 872C296 896 262 900 250 880L276 790Z', { width: 2 }),
  fill(
    'linen',
    'M142 448C98 452 78 500 76 566C72 640 74 706 92 752C112 800 176 824 220 850C244 868 256 890 268 884C300 860 322 812 318 764C274 756 226 740 198 706C206 650 214 570 206 508C198 464 178 446 142 448Z',
  ),
  graven('102,520 92,610 104,730', 5),
  graven('196,706 150,730 112,770', 6),
  graven('200,712 176,680 172,620', 5),
  graven('204,722 222,780 250,856', 5),
  graven('232,738 268,770 280,840', 5),
];

/** Looks right here, and is turned over on the card. */
export const angel: Art = [
  wings,
  halo(226, 300, 126, 'dusk'),
  farArm,
  put([profile(side), sideModelling(side), curledHair('hairFair')], { x: 232, y: 318, size: 1.25, turn: 14 }),
  fill(
    'linen',
    'M140 410C108 432 84 458 76 510C66 610 84 760 66 900H366C360 800 336 700 322 640C328 560 292 476 238 424Q188 456 140 410Z',
  ),
  graven('236,470 288,560 300,640', 5),
  graven('262,700 300,780 320,890', 6),
  fill('metal', 'M136 404Q184 454 234 420L250 438Q186 490 118 430Z', { width: 2 }),
  fill('rose', 'M80 662Q210 708 322 640L330 676Q210 748 80 704Z', { width: 2 }),
  nearHand,
  stream(),
  frontOfRim(),
  nearSleeve,
];

/** Water in an arc from the one lip to the other. */
function stream(): Art {
  const fall = 'M394 444C376 452 370 474 371 516L374 604';
  return [
    line(fall, 21, 'line', 0.9),
    line(fall, 17, 'waterLight'),
    line('M384 452C374 462 370 480 371 520L373 600', 4, 'light', 0.85),
  ];
}

/** The rim before which the stream falls in. */
function frontOfRim(): Art {
  return put(
    [
      flat('waterLight', 'M-60 -76C-40 -84 40 -84 60 -76C40 -66 -40 -66 -60 -76Z'),
      line('M-66 -76C-60 -62 60 -62 66 -76', 4, 'metal'),
    ],
    { x: 416, y: 690, size: 1.05 },
  );
}
