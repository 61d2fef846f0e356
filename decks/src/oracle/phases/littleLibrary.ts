import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const COVERS: readonly Role[] = [
  'red',
  'linen',
  'cloth',
  'sage',
  'trim',
  'wine',
  'waterLight',
  'rose',
  'leafDark',
];

/** A row of books on a shelf: the width and the height of each, with a gap where the width is negative. */
const books = (left: number, foot: number, sizes: string, shift: number): Art => {
  let x = left;
  return eachOf(sizes, (width = 0, height = 0, i = 0) => {
    const at = x;
    x += Math.abs(width) + 1;
    if (width < 0) return false;
    const role = COVERS[(i * 4 + shift) % COVERS.length] ?? 'red';
    const band = role === 'linen' || role === 'trim' ? 'redDark' : 'trim';
    return [
      fill(role, boxPath(at, foot - height, width, height), { width: 2.2 }),
      line(`M${at + 2} ${foot - height + 14}h${width - 4}M${at + 2} ${foot - 16}h${width - 4}`, 3.4, band),
    ];
  });
};

const inside: Art = [
  fill('woodDark', boxPath(146, 394, 308, 248), { width: 3 }),
  flat('glow', boxPath(147, 395, 306, 246), 0.8),
  flat('light', 'M276 418L176 512H424L324 418Z', 0.5),
  books(154, 512, '30,84 22,70 34,92 20,78 28,88 -34,0 26,74 32,90 20,66 30,84', 0),
  put(fill('red', boxPath(-12, -82, 24, 82), { width: 2.2 }), { x: 318, y: 511, turn: -13 }),
  fill('wood', boxPath(146, 512, 308, 12), { width: 2.6 }),
  books(156, 634, '26,82 34,92 20,72 30,86 22,78', 3),
  eachOf('300,620,92,16,0 306,604,80,16,1 302,588,84,16,2', (x = 0, y = 0, w = 0, h = 0, i = 0) =>
    fill(COVERS[(i * 3 + 1) % COVERS.length] ?? 'red', boxPath(x, y, w, h), { width: 2.2 }),
  ),
  books(430, 634, '20,84', 6),
  line('M300 396V408', 4, 'ink'),
  fill('metal', 'M276 422Q280 404 300 404Q320 404 324 422Z', { width: 2.2 }),
  disc('light', 300, 424, 9, 1.8),
];

/** The glass door, which stands open to the right. */
const door: Art = [
  flat('waterLight', 'M456 396L540 426V664L456 640Z', 0.4),
  flat('light', 'M470 470L520 430L534 436L470 500Z', 0.5),
  flat('trim', 'M459 500L536 560V660L459 638Z', 0.5),
  line('M459 398L538 428V660L459 638Z', 16, 'line'),
  line('M459 398L538 428V660L459 638Z', 10, 'cloth'),
  disc('trim', 538, 552, 7, 2.2),
];

const roof: Art = [
  mirrored([
    fill('red', 'M300 256L492 378L482 410H470L300 300Z', { width: 3.2 }),
    line('M330 282L322 306M362 302L352 328M396 324L384 350M430 346L418 370M462 366L450 392', 2.4, 'redDark'),
  ]),
  fill('cloth', 'M300 302L452 398H148Z', { width: 3 }),
  flat('clothDark', 'M300 302L452 398H310Z', 0.6),
  fill('trim', outline('300,380! 276,356 278,340 292,340 300,350! 308,340 322,340 324,356'), { width: 2.4 }),
];

const stump: Art = [
  fill('wood', outline('52,740! 60,730 196,730 204,740! 196,790 212,840! 40,840! 58,790'), { width: 3 }),
  ['74,760 72,790 64,820', '120,766 122,796 116,820', '176,762 180,790 188,816'].map((bark) =>
    graven(bark, 5, 'woodDark', 0.9),
  ),
  fill('straw', outline('50,738 128,722 206,738 128,756'), { width: 2.8 }),
  flat('trim', outline('150,728! 180,732 206,738 150,752!'), 0.8),
  line('M84 738Q128 730 172 738Q128 748 84 738Z', 2, 'woodDark', 0.7),
  fill('red', outline('56,734! 80,728 104,738! 128,728 152,734! 150,742 128,738 104,748! 80,738 58,742!'), {
    width: 2.4,
  }),
  fill('light', outline('60,726! 80,710 104,724! 128,710 148,726! 148,734 128,726 104,740! 80,726 60,734!'), {
    width: 2.4,
  }),
  line('M104 724V738M70 724Q82 716 94 724M114 724Q126 716 140 724', 1.8),
];

const cup: Art = put(
  [
    line('M22 -36C44 -38 42 -8 18 -10', 9, 'line'),
    line('M22 -36C44 -38 42 -8 18 -10', 4.4, 'light'),
    fill('light', 'M-26 -46H26L20 0Q0 6 -20 0Z', { width: 2.6 }),
    fill('wood', 'M-26 -46A26 6 0 0 1 26 -46A26 6 0 0 1 -26 -46Z', { width: 2 }),
    line('M-24 -24Q0 -16 24 -24', 4, 'red'),
    line('M-8 -62q-10 -12 0 -24t0 -22M12 -62q-10 -12 0 -24t0 -22', 4, 'light', 0.8),
  ],
  { x: 178, y: 744, size: 0.8 },
);

/** The lamplight that falls out of the open front on the grass and on the leaves behind. */
const lamplight: Art = [
  flat('leaf', 'M206 742H420L520 830H80Z'),
  flat('sage', 'M236 742H390L458 830H150Z'),
  line(
    'M214 700q9 -10 18 0M238 716q9 -10 18 0M346 706q9 -10 18 0M372 722q9 -10 18 0M396 704q9 -10 18 0',
    3,
    'trim',
  ),
];

/** The book that is taken out of the gap on the lower shelf, tilted towards us. */
const takenBook: Art = [
  flat('ink', outline('378,540! 392,532! 412,640! 400,640!'), 0.35),
  fill('linen', outline('440,516! 456,518! 478,634! 462,646!'), { width: 2.4 }),
  line('M447 521L469 638', 1.8, 'line', 0.6),
  fill('leafDark', outline('384,530! 440,516! 463,640! 407,654!'), { width: 3 }),
  flat('stem', outline('384,530! 394,528! 417,651! 407,654!')),
  line('M396 543L441 532M399 556L443 545', 4, 'trim'),
  fill('trim', outline('406,574! 434,567! 439,594! 411,601!'), { width: 1.8 }),
];

/** The thumb of the mitten, from its root over the cover and back to the wrist. */
const THUMB =
  'M490 634C470 632 456 618 444 600C436 588 417 590 415 604C414 622 430 646 450 666C460 676 470 684 480 692';

/** A child’s arm in a coat and a mitten: its fingers are behind the book, its thumb is in front. */
const borrower: Art = [
  fill('metal', outline('496,706! 512,676 538,654! 566,668 600,690! 600,800! 560,768 524,738'), {
    width: 3.2,
  }),
  flat('metalDark', outline('498,709! 526,738 560,764 600,796! 600,770! 560,744 508,700!')),
  ['534,690 556,708 580,716', '524,706 540,726 566,738'].map((fold) => graven(fold, 6, 'metalDark', 0.9)),
  graven('546,664 568,676 590,690', 5, 'light', 0.7),
  // The four fingers, which are behind the book, and the back of the hand.
  fill('red', outline('440,560! 466,556 486,566 502,588 512,616 518,646! 480,692! 450,660'), { width: 3 }),
  line('M480 580q12 4 20 16M486 604q12 4 20 14', 4, 'light'),
  takenBook,
  flat('red', `${THUMB}L518 650L506 624Z`),
  flat('redDark', outline('420,620! 450,664 480,690! 494,676! 470,660 446,636'), 0.75),
  line(THUMB.replace('M490 634', 'M478 630'), 3),
  graven('426,602 438,616 452,632', 5, 'rose', 1),
  fill('linen', outline('472,690! 494,668 518,638! 532,642 544,656! 524,684 500,710! 482,704'), {
    width: 2.8,
  }),
  line('M487 684L502 700M500 671L517 688M513 655L530 672', 2.4, 'stoneDark'),
];

/** A small house on a post, full of books for anybody, with its door open; beside it a stump with an open book, and a cup. */
export const littleLibrary: Art = [
  lamplight,
  fill('wood', boxPath(272, 640, 56, 190), { width: 3 }),
  flat('woodDark', boxPath(304, 642, 23, 188), 0.8),
  fill('cloth', boxPath(128, 386, 344, 268), { width: 3.2 }),
  flat('clothDark', boxPath(128, 640, 344, 13), 0.9),
  inside,
  roof,
  door,
  fill('wood', boxPath(116, 650, 368, 20), { width: 3 }),
  line('M118 652H482', 5, 'trim'),
  flat('trim', boxPath(273, 672, 24, 158), 0.4),
  stump,
  cup,
  line(times(4, (i) => `M${toTenth(292 + (i % 2) * 14)} ${690 + i * 26}v20`).join(''), 2.2, 'woodDark'),
  borrower,
];
