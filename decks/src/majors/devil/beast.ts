import { goatHead } from '../../creatures/goat.ts';
import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { fist } from '../../figure/hand.ts';

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
  fill('linen', 'M447 362C440 342 448 322 470 312C464 330 470 344 468 360Z', { width: 2 }),
];

/** Shaggy hair, in which the goat's neck goes over into a man's breast. */
const ruff: Art = [
  fill(
    'wood',
    'M236 366L222 396L242 392L240 424L260 416L262 450L280 438L300 484L320 438L338 450L340 416L360 424L358 392L378 396L364 366Q300 330 236 366Z',
  ),
  mirrored([graven('334,372 344,392 348,410', 4), graven('318,400 326,418 328,436', 4)]),
];

/** Arms in one mass with the shoulder, by the elbow to the fist. */
const arms: Art = mirrored([
  fill(
    'skinBrown',
    'M380 490C494 504 548 548 566 622C578 690 566 736 532 746C488 752 436 704 398 650L352 600L388 566C424 600 456 626 480 624C474 588 450 560 380 548Z',
    { edge: 'skinBrown', width: 1 },
  ),
  line('M380 490C494 504 548 548 566 622C578 690 566 736 532 746C488 752 436 704 398 650', 3, 'skinEdge'),
  line('M388 570C424 602 456 626 482 625C478 592 462 568 438 552', 3, 'skinEdge'),
  graven('440,520 486,548 506,600', 5, 'skinEdge', 0.5),
  graven('482,626 500,640 510,664', 6, 'skinEdge', 0.6),
  graven('546,600 556,660 540,716', 6, 'skinEdge', 0.5),
  graven('500,712 456,676 418,628', 6, 'skinEdge', 0.5),
]);

/** A man's breast and upper arms and a goat's head with a star on its brow. */
export const beast: Art = [
  mirrored(put(batWing, { x: -196, y: -250, size: 1.5 })),
  fill(
    'skinDark',
    'M300 470C220 470 110 490 70 562C44 620 40 720 46 900H554C560 720 556 620 530 562C490 490 380 470 300 470Z',
    { edge: 'skinEdge' },
  ),
  mirrored([
    graven('412,520 436,590 428,660', 5, 'skinEdge'),
    graven('330,672 390,690 426,640', 5, 'skinEdge'),
    graven('452,520 500,530 524,580', 4, 'skinEdge', 0.45),
  ]),
  graven('300,640 302,670 300,706', 4, 'skinEdge'),
  arms,
  put(ruff, { x: -180, y: -130, size: 1.6 }),
  goatHead({ x: 300, y: 300, size: 1.5 }),
  put(fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 11 : 27, 90 + i * 36)))), {
    x: 300,
    y: 246,
  }),
];

/** The fists at the ends of the arms, before the breast. */
export const fists: Art = mirrored(
  put(fist('skinBrown', { size: 1.7, turn: -34, flip: true }), { x: 372, y: 580 }),
);
