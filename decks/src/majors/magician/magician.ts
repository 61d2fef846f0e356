import { fill, flat, line, mirrored, put, rays, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { grip, pointingHand } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const look: Look = { hair: 'hairBlack', cut: 'curls', eyes: 'open', mood: 'proud' };

const HEAD = { x: 300, y: 366, size: 1.06 };

const doubleWand: Art = [
  fill('light', 'M-9 92V-92H9V92Z'),
  [-98, 98].map((y) => disc('metal', 0, y, 14)),
  rays(0, -98, 24, 62, 8, 0.8),
];

/** The raised arm, bare to the elbow, from which the wide sleeve hangs down. */
const raised: Art = [
  limb('skinOlive', '184,520 126,462 130,410 150,346', [62, 56, 50, 29], 'skinEdge'),
  graven('148,470 158,430 152,388', 5, 'skinEdge', 0.4),
  graven('112,470 106,440 114,400', 4, 'skinEdge', 0.35),
  line('M126 366Q142 378 164 368', 11),
  line('M126 366Q142 378 164 368', 7.5, 'trim'),
  fill(
    'wine',
    'M238 466C208 458 178 464 150 474C122 466 100 474 94 492C86 540 92 596 122 652C158 654 206 622 246 574Z',
  ),
  fill('wineDark', 'M94 492C100 474 122 466 150 474C166 476 178 474 192 474C184 504 142 520 94 492Z', {
    width: 2,
  }),
  line('M94 492C142 520 184 504 192 474', 7, 'trim'),
  graven('112,516 106,576 124,636', 5),
  graven('144,520 146,576 152,640', 5),
  graven('182,506 196,552 204,606', 5),
  grip('skinOlive', { x: 160, y: 318, turn: -50, size: 1.3 }, put(doubleWand, { turn: -12 })),
];

/** The lowered arm in a sleeve that hangs wide over the table, and the hand that points to the earth. */
export const lowered: Art = [
  pointingHand('skinOlive', { x: 452, y: 668, turn: 86, size: 1.46 }),
  fill(
    'wine',
    'M360 470C400 470 438 486 456 530C474 570 490 600 504 626C498 646 470 656 444 654C420 654 402 646 398 636C390 610 372 590 352 576Z',
  ),
  fill('wineDark', 'M398 636C416 622 480 612 504 626C498 646 470 656 444 654C420 654 402 646 398 636Z', {
    width: 2,
  }),
  line('M398 636C404 648 424 654 444 654C470 656 498 646 504 626', 7, 'trim'),
  graven('400,496 436,560 456,620', 5),
  graven('376,500 408,560 420,630', 5),
];

/** The open robe over a white tunic, to the table's edge. */
const robe: Art = [
  fill('linen', 'M240 460H360L356 740H244Z'),
  graven('286,540 282,620 290,700', 4),
  graven('320,540 322,620 312,700', 4),
  mirrored([
    fill('wine', 'M316 446C370 450 404 466 412 500C404 580 396 660 404 740H342C352 640 350 540 316 446Z'),
    line('M316 446C350 540 352 640 342 740', 7, 'trim'),
    graven('360,476 380,580 374,720', 5),
  ]),
  fill('trim', 'M246 622Q300 638 354 622V646Q300 662 246 646Z', { width: 2 }),
  flat('ink', 'M262 446Q300 490 338 446L330 478Q300 502 270 478Z', 0.14),
];

/** He stands behind the table, which hides him from the hips down. */
export const magician: Art = [
  put(hairBehind(look), HEAD),
  raised,
  robe,
  put([head(look), frontModelling(look), HEADWEAR.infinity], HEAD),
];
