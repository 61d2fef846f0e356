import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const CLOTH = 'M128 474Q300 640 472 474C452 640 384 726 300 726C216 726 148 640 128 474Z';

const ropes: Art = [
  eachOf('128,474 150,498 174,520', (x = 0, y = 0) =>
    line(`M98 420L${x} ${y}M502 420L${600 - x} ${y}`, 6, 'line'),
  ),
  eachOf('128,474 150,498 174,520', (x = 0, y = 0) =>
    line(`M98 420L${x} ${y}M502 420L${600 - x} ${y}`, 3, 'linen'),
  ),
  ['M58 414Q84 428 108 416', 'M492 416Q516 428 546 414'].map((d) => [
    line(d, 14, 'line'),
    line(d, 9, 'linen'),
  ]),
];

/** The striped cloth that hangs over the near side, with its fringe. */
const cloth: Art = [
  line(
    times(17, (i) => {
      const t = 0.1 + i * 0.05;
      const [x, y] = [136 + 328 * t, 560 + 640 * t * (1 - t)];
      return `M${x.toFixed(0)} ${y.toFixed(0)}v24`;
    }).join(''),
    4,
    'linen',
  ),
  fill('red', CLOTH, { width: 3.4 }),
  clipped(CLOTH, [
    [700, 776, 850].map((y) => line(`M128 474Q300 ${y} 472 474`, 17, 'linen')),
    [738, 812].map((y) => line(`M128 474Q300 ${y} 472 474`, 7, 'trim')),
    flat('redDark', outline('472,474! 452,640 384,726 300,730! 350,690 410,610 440,510'), 0.5),
    ['200,560 214,640 250,700', '300,580 300,650 306,716', '400,560 388,630 360,690'].map((fold) =>
      graven(fold, 7, 'wineDark', 0.5),
    ),
  ]),
  line(CLOTH, 3.4),
];

const body: Art = [
  fill('redDark', 'M128 474Q300 560 472 474L440 580H160Z', { width: 3 }),
  fill('wood', outline('180,590! 190,520 236,462 300,434 368,442 420,486 440,560! 420,600!'), { width: 3.4 }),
  flat('woodDark', outline('340,440! 392,456 424,492 438,560! 390,590! 400,520'), 0.8),
  [
    '290,456 316,462 340,476',
    '320,500 344,510 362,530',
    '270,480 290,484 306,496',
    '360,470 384,488 396,510',
  ].map((hair) => graven(hair, 6, 'woodDark', 0.9)),
  fill('wood', outline('396,506! 400,462 414,432 440,428 458,446 454,484 436,520!'), { width: 3 }),
  fill('rose', outline('424,450 436,444 446,454 442,474 428,478 420,466'), { width: 2.4 }),
  eachOf('414,436 430,430 446,434', (x = 0, y = 0) => flat('ink', `M${x} ${y}l5 -9l4 10Z`)),
];

/** The paw that hangs over the edge. */
const paw: Art = [
  fill('wood', outline('312,556! 350,536 378,548 376,600 368,648 350,668 326,664 318,640 320,600'), {
    width: 3.2,
  }),
  flat('woodDark', outline('360,560! 376,556 374,600 366,648 350,664! 354,620'), 0.8),
  line('M334 668V650M348 668V650M360 658V642', 3, 'line'),
];

const head: Art = [
  eachOf('178,470 276,462', (x = 0, y = 0) => [
    fill(
      'wood',
      outline(
        `${x - 26},${y + 10} ${x - 20},${y - 20} ${x},${y - 26} ${x + 22},${y - 18} ${x + 26},${y + 12} ${x},${y + 26}`,
      ),
      {
        width: 3.2,
      },
    ),
    flat('woodDark', outline(`${x - 12},${y + 8} ${x - 8},${y - 10} ${x + 8},${y - 10} ${x + 12},${y + 8}`)),
  ]),
  fill(
    'wood',
    outline('228,446 272,454 302,490 308,536 290,576 250,598 208,600 168,580 148,542 152,494 184,458'),
    {
      width: 3.4,
    },
  ),
  flat('woodDark', outline('276,460! 302,490 308,536 290,576 250,598! 280,560 288,510'), 0.7),
  fill('linen', outline('226,522 258,532 268,560 254,584 226,592 196,586 182,562 192,534'), { width: 2.6 }),
  fill('ink', outline('206,534! 224,526 244,532! 238,548 226,554 212,548'), { width: 2 }),
  line('M226 554V564M226 564Q212 576 202 566M226 564Q240 576 250 564', 3.2, 'ink'),
  line('M172 516Q186 530 202 518M250 512Q266 526 282 512', 4.6, 'ink'),
  ['222,462 224,476 222,490', '240,464 244,478 244,490', '204,466 204,480 200,492'].map((hair) =>
    graven(hair, 5, 'woodDark', 0.9),
  ),
  graven('162,500 176,472 200,458', 7, 'rose', 0.6),
];

/** A bear asleep in a hammock that is tied at (98, 420) and (502, 420). */
export const bearInHammock: Art = [ropes, body, cloth, paw, head];
