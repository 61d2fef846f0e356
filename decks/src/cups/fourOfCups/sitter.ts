import { type Art, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { seatedAside } from '../../figure/seatedAside.ts';
import { shoulder } from '../../figure/shoulder.ts';

const cloakOverLap: Art = [
  fill(
    'sage',
    'M206 572C184 616 190 668 228 692C264 706 304 702 340 708C350 744 346 776 332 806C350 820 368 800 388 812C410 824 436 806 470 814C464 764 462 700 448 640C438 604 402 588 364 588C332 588 312 580 304 566Z',
  ),
  graven('226,640 300,660 396,652', 6),
  graven('436,640 430,720 446,806', 6),
  graven('400,654 392,740 400,806', 6),
];

/** Arms folded, the head bent, the eyes shut. */
export const sitter: Art = put(
  seatedAside({
    side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'closed', mood: 'sad' },
    wears: curledHair('hairBrown'),
    bow: 14,
    headSize: 0.92,
    robe: 'wine',
    mantle: 'sage',
    lap: cloakOverLap,
    seat: [
      fill('stone', 'M150 702C190 676 320 680 348 712C366 750 372 820 384 866H118C122 800 126 740 150 702Z'),
      graven('330,730 344,790 350,856', 5),
      graven('170,730 156,790 152,856', 5),
    ],
    held: [
      cuffedArm({
        shoulder: [246, 446],
        elbow: [232, 560],
        cloth: 'wine',
        size: 1.16,
        at: { x: 366, y: 510, turn: -18 },
        hand: () => false,
      }),
      cuffedArm({
        shoulder: [286, 458],
        elbow: [350, 562],
        cloth: 'wine',
        size: 1.16,
        at: { x: 262, y: 512, turn: 14, size: 1.06, flip: true },
        wrist: [-25, 0],
        hand: (place) => restingHand('skinOlive', place),
      }),
      shoulder('wine', [276, 462], 24),
    ],
  }),
  { x: 622, y: 150, size: 0.84, flip: true },
);
