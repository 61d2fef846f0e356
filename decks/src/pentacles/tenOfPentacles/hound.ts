import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

const BODY =
  'M258 704C262 676 286 658 312 662C328 665 336 676 341 687C352 695 374 694 394 699C408 703 411 714 405 722C399 733 378 736 364 740C352 744 346 750 345 760C348 780 366 796 366 822C366 838 356 846 352 858L350 910H186C188 856 210 806 234 772C248 752 254 730 258 704Z';

/** A white hound with a red collar that sits and looks to the right, cut off by the frame above its paws. */
export const whiteHound: Art = [
  fill('linen', 'M340 812C364 820 378 838 376 862L374 910H338Z', { width: 2 }),
  fill('light', BODY),
  clipped(BODY, [
    flat('skinBone', 'M345 756C320 764 292 752 274 734C276 756 310 782 352 784Z', 0.9),
    flat('shade', 'M270 910C276 872 288 840 300 816C292 856 296 880 296 910Z', 0.5),
    fill('red', 'M232 742Q288 784 352 764L358 784Q288 802 222 764Z', { width: 2 }),
  ]),
  // The near foreleg and the haunch.
  line('M286 800C276 838 292 866 294 900M330 826C336 850 336 876 336 900', 2.4),
  line('M270 900C268 850 236 828 208 846', 2.4),
  graven('254,780 232,812 218,836', 4),
  graven('316,806 328,826 330,850', 3),
  disc('metal', 326, 792, 10),
  fill('hairFair', 'M284 690C262 688 248 716 250 742C252 758 268 760 278 746C290 730 298 712 300 700Z', {
    width: 2,
  }),
  graven('276,700 264,722 264,744', 3),
  flat('hairFair', 'M318 680C330 680 341 690 342 702C334 710 320 708 314 698C310 690 312 682 318 680Z', 0.5),
  flat('ink', circlePath(330, 697, 5.6)),
  flat('light', circlePath(328, 695, 2)),
  line('M319 688Q329 682 338 692', 2, 'ink'),
  flat('ink', 'M394 699C408 700 412 712 406 719C398 718 392 708 394 699Z'),
  line('M402 723C390 730 372 728 360 720', 2, 'ink'),
  eachOf('378,712 386,716 372,717', (x, y) => flat('ink', circlePath(x, y, 1.3), 0.6)),
];
