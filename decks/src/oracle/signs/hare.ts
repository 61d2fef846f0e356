import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '178,436! 148,456 124,494 112,540 104,582 80,630 62,686 92,734! 150,744 188,706 204,662 208,614 228,560 240,512 226,448!',
);
const THIGH = outline('96,640 130,606 176,616 194,654 188,700 168,730 138,744! 112,764 84,740 76,690');
const HEAD = outline('160,420 168,384 196,364 226,372 254,396 272,420 266,438 240,450 208,464 178,458');
/** Laid back, as a hare does that gives way. */
const LOW_EAR = outline('166,398! 120,382 66,342 34,286! 92,298 150,332 196,370!');
const NEAR_EAR = outline('168,392! 128,352 96,290 96,232! 140,262 176,318 196,370!');
const FAR_EAR = outline('192,374! 176,310 184,250 206,204! 226,258 228,320 214,372!');

/** A forepaw with its toes, from the wrist at a place; it points to the right. */
const paw = (coat: Role, [x, y]: Point, turn: number): Art =>
  put(
    [
      fill(coat, outline('-8,-11! 8,-16 26,-17 38,-12 42,0 36,10 24,15 8,14 -8,11!'), { width: 2.8 }),
      line('M41 -5Q32 -5 25 -7M42 4Q34 4 27 3M34 12Q29 11 25 10', 2.2),
    ],
    { x, y, turn },
  );

/** An arm from the shoulder over the elbow to the wrist, and its raised paw. */
const arm = (coat: Role, joints: Point[], girth: number): Art => [
  limb(coat, joints, [girth, girth * 0.66, girth * 0.44], 'line', 3),
  paw(coat, joints[2] ?? [0, 0], -66),
  flat(coat, circlePath(...(joints[2] ?? [0, 0]), girth * 0.2)),
];

/** A hare on its hind legs that looks right and boxes: its raised paws are at x 300, below the chin, the feet stand at about 770. */
export const boxingHare = (coat: Role, shade: Role, belly: Role, low = false): Art => [
  fill('snow', outline('78,704! 44,690 36,722 54,742 86,738!'), { width: 2.6 }),
  fill(coat, outline('120,720! 160,740 190,752 240,756 248,768! 190,778 130,776 112,750'), { width: 3 }),
  arm(
    coat,
    [
      [214, 506],
      [246, 548],
      [276, 514],
    ],
    48,
  ),
  fill(coat, FAR_EAR, { width: 3 }),
  fill(coat, BODY, { width: 3 }),
  clipped(
    BODY,
    flat(belly, outline('226,452! 238,500 232,540 214,590 204,648 186,690! 184,620 196,540 206,480')),
  ),
  line(BODY, 3),
  fill(coat, THIGH, { width: 3 }),
  flat(coat, outline('90,700 120,640 150,660 150,730 110,750')),
  fill(coat, outline('84,742! 110,738 150,754 206,766 222,780! 214,792 150,794 96,788 76,770'), { width: 3 }),
  fill(coat, HEAD, { width: 3 }),
  fill(coat, low ? LOW_EAR : NEAR_EAR, { width: 3 }),
  flat(
    'rose',
    outline(
      low
        ? '164,384! 128,368 84,338 56,304! 102,318 144,340 180,368!'
        : '170,380! 136,342 110,294 108,256! 142,286 168,330 182,368!',
    ),
  ),
  fill('woodDark', circlePath(216, 398, 13), { width: 2.6 }),
  flat('ink', circlePath(217, 398, 8.5)),
  flat('light', circlePath(221, 393, 3.6)),
  graven('196,388 214,372 236,378', 4, shade, 1),
  fill('rose', outline('262,414! 274,412 274,424 264,428!'), { width: 1.6 }),
  line('M248 438Q260 438 268 431M236 426L278 446M234 432L266 456', 2, 'line', 0.8),
  arm(
    coat,
    [
      [186, 536],
      [232, 596],
      [280, 566],
    ],
    58,
  ),
  flat(coat, outline('150,500! 190,502 216,520 222,548 208,566! 170,570 140,560')),
  graven('178,508 168,534 174,560', 5, shade, 1),
  graven('130,520 108,570 100,610', 6, shade, 1),
  graven('154,560 140,590 140,612', 5, shade, 1),
  graven('110,660 140,634 168,652', 5, shade, 1),
  graven('120,690 142,668 166,680', 5, shade, 1),
  graven('176,446 190,458 208,460', 4, shade, 1),
  line('M204 772l10 8M190 770l8 10', 2.4, shade),
];
