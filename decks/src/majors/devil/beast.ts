import { goatHead } from '../../creatures/goat.ts';
import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { firelight } from '../../primitives/firelight.ts';
import { litEdge } from '../../primitives/litEdge.ts';

/** A bat's wing raised beside the head: skin in points between the bones, which run together in a claw. */
const batWing: Art = [
  fill(
    'wine',
    'M392 500C406 440 428 392 454 352C484 356 520 350 548 330C534 362 534 390 546 424C516 434 506 462 510 506C476 500 456 516 448 560Z',
  ),
  limb('wineDark', '460,360 506,356 544,334', [13, 9, 4]),
  limb('wineDark', '460,364 506,390 542,422', [13, 9, 4]),
  limb('wineDark', '458,366 490,434 508,502', [13, 9, 4]),
  limb('wineDark', '388,520 416,430 458,358', [30, 22, 15]),
  fill('stone', 'M450 364C448 348 456 334 482 328C472 338 470 350 468 362Z', { width: 2 }),
];

/** Shaggy hair, in which the goat's neck goes over into a man's breast. */
const ruff: Art = [
  fill(
    'wood',
    'M236 366L222 396L242 392L240 424L260 416L262 450L280 438L300 484L320 438L338 450L340 416L360 424L358 392L378 396L364 366Q300 330 236 366Z',
  ),
  mirrored([graven('334,372 344,392 348,410', 4), graven('318,400 326,418 328,436', 4)]),
];

/** The goat's neck, as wide as its head, which grows wider towards the ruff. */
const neck: Art = [
  fill('wood', 'M250 318C246 372 226 424 190 470H410C374 424 354 372 350 318Z'),
  mirrored([graven('336,350 346,400 368,446', 5), graven('322,384 328,424 340,456', 4)]),
];

/** Strong arms: a round shoulder, an upper arm with its muscles, a bony elbow, and a forearm that comes forward to the fist. */
const arms: Art = mirrored([
  fill(
    'skinBrown',
    'M384 482C426 456 492 466 510 512C528 552 552 600 566 646C573 672 566 690 548 702C520 726 488 746 458 760L434 708C460 694 484 676 500 652C484 636 454 608 442 578C420 566 392 540 384 482Z',
    { edge: 'skinEdge', width: 3 },
  ),
  line('M500 652C512 658 520 668 522 680', 3, 'skinEdge'),
  graven('400,520 430,552 466,552 498,524', 7, 'skinEdge', 0.7),
  graven('468,562 496,596 506,640', 6, 'skinEdge', 0.6),
  graven('518,550 540,596 548,640', 6, 'skinEdge', 0.5),
  graven('534,686 552,676 556,656', 6, 'skinEdge', 0.7),
  graven('526,700 494,722 462,740', 6, 'skinEdge', 0.6),
  graven('420,496 454,494 484,516', 6, 'light', 0.25),
]);

/** Orange, and lit as if by embers. */
const eyes: Art = [
  mirrored([
    firelight(339, 282, 60, 1),
    fill('glow', 'M312 281Q338 252 366 287Q338 305 312 281Z', { edge: 'ink', width: 2.4 }),
    flat('red', 'M320 281Q338 262 358 285Q338 298 320 281Z', 0.75),
    flat('ink', 'M324 275H352Q355 279.5 352 284H324Q321 279.5 324 275Z'),
  ]),
];

/** A man's breast and upper arms and a goat's head with a star on its brow. */
export const beast: Art = [
  mirrored(put(batWing, { x: -170, y: -254, size: 1.5 })),
  fill(
    'skinBrown',
    'M300 470C230 470 170 484 134 520C136 590 176 640 184 700C188 740 176 760 166 790L150 900H450L434 790C424 760 412 740 416 700C424 640 464 590 466 520C430 484 370 470 300 470Z',
    { edge: 'skinEdge', width: 3 },
  ),
  mirrored([
    // The breast muscles, from the breastbone round to the armpit, then ribs and belly.
    flat(
      'skinDark',
      'M302 664C344 690 396 682 426 634C432 620 436 606 436 592C448 620 436 656 420 672C384 704 336 700 302 676Z',
      0.55,
    ),
    graven('304,666 372,690 424,640', 6, 'skinEdge'),
    graven('392,704 404,712 414,710', 5, 'skinEdge', 0.6),
    graven('388,724 400,732 414,728', 5, 'skinEdge', 0.6),
    graven('306,716 334,722 356,712', 5, 'skinEdge', 0.6),
    graven('306,756 332,762 352,752', 5, 'skinEdge', 0.6),
  ]),
  graven('300,640 302,690 300,770', 4, 'skinEdge'),
  arms,
  neck,
  put(ruff, { x: -180, y: -130, size: 1.6 }),
  put(
    [
      goatHead({ x: 300, y: 300, size: 1.56 }),
      put(fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 11 : 27, 90 + i * 36)))), {
        x: 300,
        y: 244,
      }),
      eyes,
    ],
    { y: 36 },
  ),
];

/** The light of the fire below, along whatever of the beast faces down. */
export const underlight: Art = mirrored([
  litEdge('556,690 526,716 494,738 462,754', [3, 14, 13, 4], 'glow', 1.5),
  litEdge('318,566 350,556 378,520', [2, 8, 2], 'glow', 1.2),
  litEdge('306,456 328,446 340,404', [2, 11, 3], 'glow', 1.7),
]);

/** The right hand closed round a chain that hangs from it; the forearm comes from above on the right. */
export const chainHand = (what: Art): Art =>
  grip('skinBrown', { x: 380, y: 612, turn: -34, size: 1.4, flip: true }, what);
