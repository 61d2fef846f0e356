import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '330,392 358,348 384,312 404,296! 400,250! 432,284! 462,310 486,352 504,384 502,404 484,414 464,404 440,388 424,376! 424,420 414,462 372,490 300,488 236,478 204,486! 160,476 140,430 154,396 190,378 250,394',
);
const MANE = outline(
  '432,322! 434,294 414,282 376,288 342,314! 364,316 350,336 320,350! 344,350 330,372 296,386! 322,386 316,404 290,420! 330,414 352,392 374,360 396,328 412,308! 426,316',
);
const TAIL = outline('158,396! 120,376 84,380 48,350! 56,400 84,432 120,436 152,428!');

/** A foal that leaps to the right: 510 wide, from its ears at 250 to its hind hooves near 636. */
export const foal = (place: Place): Art =>
  put(
    [
      joined(
        'far',
        [
          limb('388,440,62 462,436,30 508,466,19 530,494,24'),
          limb('214,430,100 206,540,38 160,584,19 150,630,26'),
        ],
        5,
        'ink',
      ),
      keyed('glow', TAIL, 5),
      [0, 1].map((i) =>
        gouge(
          `${142 - i * 6},${402 + i * 18} ${104 - i * 2},${396 + i * 18} ${72 + i * 8},${374 + i * 28}`,
          6,
          'ink',
        ),
      ),
      joined(
        'light',
        [
          BODY,
          limb('370,440,84 446,484,36 424,556,20 394,586,26'),
          limb('184,430,108 150,526,44 96,566,20 76,620,27'),
        ],
        6,
      ),
      flat('ink', limb('406,574,20 398,582,24 392,588,25') + limb('80,606,20 76,616,25 75,622,26')),
      flat('ink', limb('518,478,18 526,489,22 531,496,23') + limb('153,614,20 151,626,24 150,632,25')),
      fur(BODY, 'far', 172, (x, y) => (x > 190 && x < 380 && y > 440 ? 0.9 : 0)),
      gouge('184,506 208,484 214,450', 6, 'ink'),
      gouge('404,480 420,500 424,524', 5, 'ink'),
      keyed('glow', MANE, 4),
      times(3, (i) =>
        gouge(
          `${394 - i * 20},${308 + i * 28} ${376 - i * 20},${316 + i * 28} ${360 - i * 20},${320 + i * 30}`,
          5,
          'ink',
        ),
      ),
      eye(444, 330, 9),
      flat('ink', lens([486, 390], [496, 384], 8) + lens([474, 402], [494, 402], 4)),
      gouge('420,372 438,368 448,350', 5, 'ink'),
      flat('far', lens([414, 280], [410, 264], 6)),
    ],
    place,
  );
