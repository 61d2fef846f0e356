import { fill, flat, tube, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { head } from '../../figure/head.ts';

/** The face turned over the shoulder, in a hood with hair at its edge; in the head's own units. */
export const hooded: Art = [
  fill(
    'steelDark',
    'M0 -88C-74 -90 -88 -18 -80 40C-78 76 -92 96 -106 118Q0 160 106 118C92 96 78 76 80 40C88 -18 74 -90 0 -88Z',
  ),
  head({ skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'intent', turn: -1, shape: 'long' }),
  ['-44,-44 -58,-4 -50,40', '40,-46 56,-10 54,50', '18,-56 48,-34 52,10'].map((points) =>
    limb('hairBlack', points, [14, 16, 4], 'detail', 1),
  ),
  tube('steelDark', 'M-38 98C-78 58 -68 -66 0 -70C68 -66 78 58 38 98', 19),
  fill(
    'steelDark',
    'M-102 122C-70 96 -44 88 -34 90Q0 108 34 90C44 88 70 96 102 122Q60 158 0 158Q-60 158 -102 122Z',
    {
      width: 2,
    },
  ),
  graven('-70,122 -20,140 40,138', 4),
];

/** Pinned at the neck and blown out in waves; its edge is torn to strips. */
export const cape: Art = [
  fill(
    'wine',
    'M304 424C262 398 226 440 184 414C148 392 112 384 70 410C88 416 100 424 108 436C90 436 70 444 54 462C80 460 100 466 112 478L84 500C112 500 126 506 136 518C116 530 104 546 98 572C118 556 136 550 152 552L142 600C166 574 186 566 206 576C226 588 248 586 272 566Z',
  ),
  flat(
    'wineDark',
    'M276 474C236 452 204 490 164 472C140 460 124 448 108 436C90 436 70 444 54 462C80 460 100 466 112 478L84 500C112 500 126 506 136 518C184 530 226 506 274 524Z',
    0.75,
  ),
  graven('290,436 236,446 178,430 104,408', 5),
  graven('280,464 220,470 166,456 100,450', 5),
  graven('276,520 220,530 160,516 112,522', 5),
  graven('272,552 226,560 176,548 150,574', 5),
];
