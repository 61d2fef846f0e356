import { fill, line, mirrored, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';

/** A man's thighs come towards us, a goat's shins go down from the knees to cloven hoofs. */
export const legs: Art = [
  mirrored([
    fill('linen', 'M380 800H424L440 846H408L403 822L398 846H364Z'),
    limb('skinBrown', '322,600 362,612 398,642', [88, 98, 86], 'skinEdge'),
    graven('330,570 370,580 404,606', 4, 'skinEdge'),
    fill(
      'woodDark',
      'M356 684L364 656L380 674L392 648L406 670L422 646L428 672L444 658C450 694 438 728 424 752L440 792L424 782L418 810L402 796L386 810L380 782L364 792L376 748C364 728 354 706 356 684Z',
    ),
    graven('384,676 396,692 396,712', 5),
    graven('424,684 428,708 416,742', 5),
    graven('390,690 396,730 390,774', 5),
  ]),
  fill('wine', 'M226 548Q300 572 374 548L360 636C350 676 334 704 300 736C266 704 250 676 240 636Z'),
  line('M227 554Q300 578 373 554', 9, 'metal'),
  graven('262,584 268,640 292,700', 4),
  graven('338,584 332,640 308,700', 4),
];

/** Shaggy hair, in which the goat's neck goes over into a man's breast. */
export const ruff: Art = [
  fill(
    'wood',
    'M236 366L222 396L242 392L240 424L260 416L262 450L280 438L300 484L320 438L338 450L340 416L360 424L358 392L378 396L364 366Q300 330 236 366Z',
  ),
  mirrored([graven('334,372 344,392 348,410', 4), graven('318,400 326,418 328,436', 4)]),
];

export const batWing: Art = [
  fill(
    'shade',
    'M0 0C20 -70 70 -130 150 -150C146 -110 156 -80 176 -50C150 -56 132 -44 124 -18C108 -34 88 -34 76 -6C60 -20 40 -14 30 24Z',
  ),
  graven('4,0 60,-70 148,-148', 6),
  graven('20,-8 70,-40 122,-20', 4),
  graven('60,-70 110,-90 172,-52', 4),
];
