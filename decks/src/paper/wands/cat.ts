import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('130,606 148,560 190,520 260,470 340,440 420,440 490,480 524,550 530,612');
const FACE = outline(
  '105,470 102,420 106,330! 150,374 190,366 230,374 274,330! 278,420 275,470 244,514 190,532 136,514',
);

/**
 * A cat that rests on a wall at 604 and looks at us: 490 wide, its ears from 325 and its tail down to 815.
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
      flat('mid', outline('262,356! 268,390 262,410 240,386!')),
      keyed('glow', outline('206,436! 230,414 260,420! 250,446 222,452'), 3),
      flat('ink', lens([234, 416], [234, 452], 13)),
      [470, 482, 494].map((y, i) => gouge(`222,474 270,${y - 6} 318,${y + i * 8 - 10}`, 4)),
    ],
    190,
  ),
  flat('accent', 'M176 464C184 458 196 458 204 464C204 476 194 482 190 486C186 482 176 476 176 464Z'),
  gouge('166,492 178,502 190,490 202,502 214,492', 5),
];
