import { fill, flat, line, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { standing } from '../primitives/ground.ts';
import { peaks } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { milkyWay } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { hermit } from './hermit/hermit.ts';

export const theHermit: Scene = {
  alt: 'An old man in a blue hooded cloak stands on a snowy peak at night with bowed head, a crooked staff in one hand and in the other a lifted lantern with a star inside, whose light falls on his face, his beard and the snow.',
  draw: (chance) => [
    sky(chance, { stars: 110 }),
    milkyWay(chance, -36),
    rays(156, 378, 58, 330, 30, 0.75),
    peaks(
      740,
      [
        [110, 80, 150],
        [500, 90, 170],
        [230, 60, 90],
      ],
      'far',
      'mid',
    ),
    flat('ink', 'M40 40H560V900H40Z', 0.14),
    fill('stone', 'M40 900V856L150 806L230 776L380 778L480 812L560 850V900Z'),
    fill(
      'snow',
      'M70 842L150 806L230 776L380 778L480 812L532 837C508 828 492 858 462 842C430 828 414 862 376 846C336 832 312 866 272 848C240 832 214 862 180 844C150 834 110 846 70 842Z',
      { width: 1.8 },
    ),
    standing(336, 806, 150),
    flat('glow', 'M64 852C120 812 200 794 300 800C270 830 190 850 64 852Z', 0.55),
    flat('light', 'M110 842C150 818 210 806 262 806C230 828 170 840 110 842Z', 0.6),
    firelight(156, 378, 340),
    put([hermit(), nearSleeve, lamplight], NEARER),
    graven('160,356 182,394 206,432', 6, 'glow', 0.9),
    firelight(150, 378, 250, 0.55),
  ],
};

/** He was drawn smaller; his feet stay on the snow. */
const NEARER = { x: -49, y: -116, size: 1.144 };

/** The wide sleeve that hangs from the nearer arm, and the cape of his hood over its shoulder. */
const nearSleeve: Art = [
  // Its mouth, from which the hand with the staff comes.
  fill('stone', 'M352 436C326 442 306 450 286 454C278 470 278 490 288 508C308 520 330 546 352 560Z'),
  graven('340,452 316,468 296,474', 4),
  graven('346,530 320,504 300,494', 4),
  flat('ink', 'M286 452C276 466 276 494 288 510C282 494 282 470 286 452Z'),
  line('M288 454C280 468 280 492 290 508', 7, 'trim'),
  fill(
    'stone',
    'M304 470C300 500 302 540 310 564Q352 620 420 634C424 570 418 500 400 440C376 436 340 450 304 470Z',
  ),
  line('M314 564Q354 612 416 626', 7, 'trim'),
  ['340,486 346,540 362,606', '368,476 382,540 392,620', '398,470 408,530 410,616'].map((points) =>
    graven(points, 5),
  ),
  fill(
    'steelDark',
    'M344 334C366 350 396 350 420 336C438 364 454 404 460 446C430 474 366 470 330 440C342 408 348 366 344 334Z',
  ),
  line('M336 438C372 462 428 466 454 444', 7, 'trim'),
  ['368,366 376,404 362,444', '404,362 420,400 418,446'].map((points) => graven(points, 5)),
  fill('steelDark', 'M334 318C352 340 396 346 424 318C434 330 434 348 424 356C398 370 360 368 340 352Z'),
];

/** The lantern's light along all that is turned to it. */
const lamplight: Art = [
  // Brow, nose and cheek; the edge of the hood; the beard.
  flat('glow', 'M287 284C284 292 283 300 282 308L283 324L290 330C300 318 302 298 297 282Z', 0.5),
  graven('276,262 300,238 334,226', 7, 'glow', 0.8),
  flat('glow', 'M300 330C296 356 304 386 324 408C314 376 312 350 316 328Z', 0.6),
  flat('glow', 'M300 420C304 520 296 620 250 786L284 790C310 660 318 540 316 420Z', 0.22),
  graven('304,440 296,620 252,778', 9, 'glow', 0.85),
  graven('322,520 318,640 292,782', 5, 'glow', 0.6),
  graven('351,352 354,396 342,432', 7, 'glow', 0.8),
  graven('318,490 330,548 350,592', 6, 'glow', 0.8),
  graven('232,494 208,440 192,400', 6, 'glow', 0.6),
  flat('glow', 'M244 792C270 786 300 788 318 796C300 802 262 802 244 792Z', 0.5),
];
