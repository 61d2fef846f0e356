import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('130,606 148,560 190,520 260,470 340,440 420,440 490,480 524,550 530,612');
const FACE = outline(
  '190,362 226,366 246,380! 262,340 288,314! 300,372 296,424! 316,452 304,460! 316,484 292,488! 272,520 232,540 190,546 148,540 108,520 88,488! 64,484 76,460! 64,452 84,424! 80,372 92,314! 118,340 134,380! 154,366',
);

/**
 * A cat that rests on a wall at 604 and looks at us: 490 wide, its ears from 314 and its tail down to 815.
 */
export const cat: Art = [
  joined('ink', [BODY, limb('500,580,50 530,660,36 516,740,32 466,796,30 404,776,22')]),
  fur(BODY, 'mid', 12, (x) => (x > 290 ? 0.85 : 0)),
  gouge('500,600 470,540 410,530 376,570 372,604', 7),
  joined('ink', [outline('130,590 150,570 190,574 200,604 190,636 150,640 128,620')], 4),
  joined('ink', [outline('206,590 226,570 262,574 274,604 264,636 226,640 204,620')], 4),
  [148, 168, 224, 244].map((x) => gouge(`${x},616 ${x + 2},626 ${x},636`, 5)),
  joined('ink', [FACE]),
  mirrored(
    [
      flat('mid', outline('258,382! 272,354 284,340! 288,380 284,408!')),
      combed('206,380 210,400 204,424', '244,394 240,410 226,420', {
        role: 'mid',
        rows: 3,
        width: 7,
        length: 24,
      }),
      keyed('glow', outline('204,448! 218,420 248,412 274,420! 266,446 244,460 222,460'), 3),
      flat('ink', lens([240, 413], [240, 461], 16)),
      flat('light', circlePath(232, 426, 5)),
      gouge('198,452 216,414 278,414', 7, 'ink'),
      [486, 500, 512].map((y, i) => gouge(`222,498 280,${y - 4} 344,${y + i * 8 - 16}`, 5)),
    ],
    190,
  ),
  flat('accent', 'M170 480C180 472 200 472 210 480C208 494 196 500 190 504C184 500 172 494 170 480Z'),
  gouge('158,510 174,524 190,508 206,524 222,510', 6),
];
