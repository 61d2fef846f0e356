import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const COAT = outline(
  '262,500! 226,524 160,546 104,584 70,660 56,760 50,850! 550,850! 544,760 530,660 496,584 440,546 374,524 338,500! 300,512',
);

const coat: Art = [
  fill('cloth', COAT, { width: 3.4 }),
  clipped(COAT, [
    flat('clothDark', outline('420,530! 500,590 540,680 550,850! 440,850! 452,740 446,640')),
    line('M300 512V850', 3, 'ink', 0.8),
    line('M128 640C150 700 150 780 140 850M470 640C450 700 452 780 462 850', 3.4, 'ink', 0.9),
    [
      '110,620 92,690 88,780',
      '190,570 180,600 176,640',
      '410,570 424,600 426,640',
      '500,640 514,710 514,780',
    ].map((points) => graven(points, 7, 'ink', 0.7)),
    graven('96,610 78,680 72,760', 7, 'waterLight', 0.9),
    graven('150,566 200,546 240,530', 6, 'waterLight', 0.9),
  ]),
  line(COAT, 3.4),
  fill('clothDark', outline('240,522! 262,488 300,500 338,488 360,522! 330,544 300,550 270,544'), {
    width: 3,
  }),
];

/** The red ribbon that comes over both shoulders and meets where the key hangs. */
const ribbon: Art = [13, 8].map((width, i) =>
  line(
    'M238 520C240 550 276 566 300 560C324 566 360 550 362 520M300 560Q296 570 300 582',
    width,
    i ? 'red' : 'line',
  ),
);

const head: Art = [
  fill('skinBrown', outline('264,430! 268,480 256,506! 280,524 320,524 344,506! 332,480 336,430!'), {
    width: 3,
  }),
  flat('skinDark', outline('312,440! 336,436! 332,480 344,506! 320,524 306,522! 318,490')),
  fill('skinBrown', outline('214,392! 200,372 192,392 200,420 218,432!'), { width: 2.8 }),
  fill('skinBrown', outline('386,392! 400,372 408,392 400,420 382,432!'), { width: 2.8 }),
  [206, 394].map((x) => disc('metal', x, 438, 8, 2.2)),
  fill(
    'hairBlack',
    outline(
      '300,278 356,290 392,336 392,396 370,446 336,470 300,478 264,470 230,446 208,396 208,336 244,290',
    ),
    {
      width: 3.2,
    },
  ),
  [
    '284,300 240,330 226,390',
    '316,300 360,330 374,390',
    '296,330 266,370 258,430',
    '304,330 334,370 342,430',
    '234,420 254,450 284,462',
    '366,420 346,450 316,462',
    '300,350 298,410 300,460',
  ].map((points) => graven(points, 6, 'water', 0.9)),
  fill('hairBlack', outline('300,216 340,230 356,262 346,298 316,318 284,318 254,298 244,262 260,230'), {
    width: 3.2,
  }),
  [
    '270,240 262,270 276,300',
    '296,230 286,266 300,304',
    '322,236 322,270 320,302',
    '340,252 340,276 330,296',
  ].map((points) => graven(points, 6, 'water', 0.9)),
  fill('red', outline('252,296! 276,312 324,312 348,296! 350,312 324,330 276,330 250,312!'), { width: 2.6 }),
];

/** A person from behind, cut off below the shoulders, with a ribbon about the neck. */
export const keyBearer: Art = [head, coat, ribbon];
