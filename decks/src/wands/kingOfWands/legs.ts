import { fill, line, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';

/** A boot to the middle of the shin, with a golden top and a heel; the ankle is at (x, 836). */
const boot = (x: number): Art => {
  const d = `M${x - 32} 744C${x - 10} 752 ${x + 14} 750 ${x + 30} 742C${x + 28} 772 ${x + 20} 800 ${x + 20} 818C${x + 34} 832 ${x + 58} 838 ${x + 78} 846C${x + 88} 854 ${x + 84} 864 ${x + 74} 864H${x - 24}C${x - 30} 840 ${x - 22} 800 ${x - 32} 744Z`;
  return [
    fill('woodDark', d),
    fill(
      'metal',
      `M${x - 35} 738C${x - 10} 748 ${x + 14} 746 ${x + 34} 736L${x + 32} 752C${x + 12} 760 ${x - 12} 760 ${x - 33} 752Z`,
      { width: 1.8 },
    ),
    line(`M${x - 24} 856H${x + 82}`, 2, 'line', 0.7),
    graven(
      [
        [x + 18, 768],
        [x + 4, 790],
        [x + 8, 816],
      ],
      4,
      'detail',
      0.5,
    ),
  ];
};

/** The king's legs: the thigh under his robe, a bent knee, and below it hose and boots. */
export const legs: Art = [
  limb('sageDark', '440,640 470,690 468,760', [60, 56, 50]),
  boot(478),
  // The skirts of the robe hang at the side of the seat.
  fill(
    'redDark',
    'M206 640C204 690 214 740 204 792C222 806 236 790 252 798C270 808 286 792 304 800C322 808 338 796 354 800C372 790 382 740 388 690Z',
  ),
  graven('236,700 240,750 232,792', 4),
  graven('290,704 288,750 284,792', 5),
  graven('338,704 336,750 334,792', 4),
  line('M204 782C222 796 236 780 252 788C270 798 286 782 304 790C322 798 338 786 356 790', 7, 'trim'),
  limb('sage', '420,648 412,700 406,760', [74, 66, 52]),
  graven('396,700 388,730 390,744', 4, 'ink', 0.4),
  boot(410),
  // The thigh, and the hem over the knee.
  fill(
    'redDark',
    'M204 566C186 612 188 664 226 694C280 708 340 710 392 704C420 706 444 694 456 668C464 634 444 608 410 598C372 588 322 584 300 556Z',
  ),
  fill(
    'trim',
    'M404 702C424 704 446 692 458 666C462 650 460 638 454 628L440 622C450 640 448 664 436 678C428 688 416 692 400 690Z',
    {
      width: 1.8,
    },
  ),
  graven('276,600 340,614 428,626', 6),
  graven('236,650 310,668 424,660', 6),
  graven('250,682 310,694 380,690', 4),
];
