import { type Art, fill } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** The road from the pool between the towers up into the mountains, narrower with each bend. */
export const path: Art = [
  fill(
    'straw',
    'M303 666C297 656 283 653 285 644C287 635 303 634 303 626C303 619 296 615 293 602L296 602C301 614 311 619 310 627C309 637 294 640 293 645C292 650 304 654 309 666Z',
    { width: 1.4 },
  ),
  fill(
    'straw',
    'M256 818C262 790 306 782 330 764C352 746 318 736 292 726C268 716 270 704 294 694C312 686 312 676 303 664L309 664C322 676 326 690 310 698C290 708 296 714 318 722C366 738 394 752 372 778C358 796 342 800 344 818Z',
    { width: 1.6 },
  ),
  graven('300,806 330,788 352,764', 4, 'woodDark'),
  graven('300,718 322,728 346,742', 3, 'woodDark'),
];
