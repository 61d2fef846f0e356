import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polygonPath, toPoints } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, sampleSpline } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const PEAK =
  'M-20 720L60 640L96 618L150 548L196 512L236 452L262 436L300 372L322 360L352 306L366 292L392 254L420 300L434 312L462 366L482 384L508 440L532 462L570 540V840H-20Z';
/** Where the lit face meets the dark one: from the top down to the camp. */
const EDGE = 'L384 320L402 372L372 430L392 490L352 552L372 610L344 720';

/** The last peak: its lit side, its dark side, and a small flag at its top. */
const peak: Art = [
  fill('near', PEAK, { width: 3.4 }),
  clipped(PEAK, [
    flat('snow', `M392 240${EDGE}V840H-40V600Z`),
    flat(
      'cloth',
      `M392 254L400 330L424 400L404 460L436 540L420 640L440 840H340V720L372 610L352 552L392 490L372 430L402 372L384 320Z`,
    ),
    // Hollows in the lit face.
    [
      '350,330 362,352 330,400 340,430 288,486 306,510 236,560 262,500 254,474 306,420',
      '300,530 322,548 290,600 300,640 236,680 262,620',
      '150,570 170,590 130,640 140,680 70,720 100,650',
    ].map((points) => flat('waterLight', polygonPath(toPoints(points)), 0.6)),
    [
      '440,370 462,430 456,480',
      '486,440 508,500 504,560',
      '470,520 490,580 480,640',
      '530,540 544,590 540,640',
    ].map((points) => graven(points, 7, 'waterLight', 0.9)),
  ]),
  line(`M392 254${EDGE}`, 2.6),
  // The moon behind it lights the right edge.
  line('M396 262L416 303L430 315L458 369L478 387L504 443L528 465L560 530', 5, 'trim'),
  line(PEAK, 3.4),
  line('M392 258V196', 8, 'line'),
  line('M392 258V196', 4, 'wood'),
  fill('red', 'M395 196C418 186 430 202 454 194L446 212L454 230C430 236 418 220 395 228Z', { width: 2.6 }),
];

/** The tent, lit from within: its open front, and its side that goes back to the right. */
const tent: Art = put(
  [
    flat('shade', 'M120 6C160 -14 220 -18 268 -4C262 22 200 36 130 22Z', 0.5),
    line('M-8 -206L-226 22M180 -150L262 -2', 2.6, 'line'),
    [8, 4].map((width, i) => line('M-232 8L-222 34M256 -16L268 12', width, i ? 'trim' : 'line')),
    fill('redDark', 'M-8 -206L176 -152L236 -8L126 4Z', { width: 3 }),
    flat('red', 'M-8 -206L176 -152L196 -104L30 -140Z', 0.75),
    flat('trim', 'M-8 -206L84 -179L178 -2L126 4Z', 0.3),
    line('M84 -179L178 -2', 2.6, 'line', 0.7),
    line('M0 -207L176 -155', 4, 'trim'),
    fill('red', 'M-8 -206L-156 8L126 6Z', { width: 3.2 }),
    fill('glow', outline('-10,-176! 12,-100 58,6! -84,8! -36,-96'), { width: 2.8 }),
    flat('light', outline('-10,-130! 8,-70 40,4! -66,6! -30,-60'), 0.85),
    fill('red', outline('-10,-178! -36,-96 -84,8! -122,8! -92,-40 -40,-120'), { width: 2.6 }),
    fill('red', outline('-10,-178! 14,-98 58,6! 92,6! 66,-46 24,-124'), { width: 2.6 }),
    flat('trim', outline('-10,-172! -38,-92 -84,6! -94,6! -50,-88')),
    flat('trim', outline('-10,-172! 16,-94 58,4! 68,4! 26,-92')),
    line('M-10 -176V-128', 2.6),
    fill('glow', 'M-18 -128H-2L2 -100H-22Z', { width: 2.4 }),
    fill('cloth', outline('-70,-4! -60,-22 -20,-24 20,-22 32,-4! 20,10 -50,10'), { width: 2.4 }),
    line('M-58 -20Q-20 -26 18 -20', 3, 'trim'),
    line('M-40 -22Q-46 -8 -38 8M2 -22Q-4 -8 4 8', 3, 'light'),
    line('M-8 -212V-196', 6, 'ink'),
  ],
  { x: 250, y: 744, size: 0.86 },
);

/** Mist between the foot of the mountain and the camp. */
const mist: Art = [
  flat('snow', 'M40 646C150 632 250 650 330 638C420 626 500 638 560 628V730H40Z', 0.4),
  flat('waterLight', 'M40 660C140 642 280 664 360 650C440 640 510 652 560 642V730H40Z', 0.6),
  flat('snow', 'M40 680C140 662 280 684 360 670C440 660 510 672 560 662V730H40Z', 0.4),
];

/** The light of the lamp in the tent on the snow before its door. */
const lampLight: Art = [
  flat('straw', outline('176,736! 336,736! 430,752 470,774! 380,796 200,800 84,786! 110,752'), 0.55),
  flat('trim', outline('190,740! 320,740! 396,762! 300,788 180,790 130,780!'), 0.75),
  flat('light', outline('204,742! 304,742! 344,766! 270,776 190,774!'), 0.85),
];

/** The tracks from the door of the tent round its corner and up the lit face, smaller and smaller. */
const TRACKS = sampleSpline(
  toPoints(
    '196,790 140,782 92,758 82,728 112,702 164,672 218,640 262,590 290,530 316,470 336,410 358,350 374,292',
  ),
  [9, 8.5, 8, 7.5, 7, 6.8, 6.6, 6.4, 6, 5.6, 5, 4.4, 3.6],
).filter((_, i) => i % 3 === 0);
const tracks = (from: number, to: number, role: Role): Art =>
  TRACKS.slice(from, to).map(([x, y, size], i) =>
    flat(
      role,
      outline(
        `${x - size},${y + (i % 2) * size * 0.5} ${x},${y - size * 0.45} ${x + size},${y} ${x},${y + size * 0.45}`,
      ),
      0.9,
    ),
  );

/** A bank of soft snow, blue in the dusk. */
const BANK = 'M40 742C120 712 200 706 300 712C400 718 480 712 560 694V840H40Z';
const bank: Art = [
  fill('snow', BANK, { width: 3 }),
  clipped(BANK, [
    flat('waterLight', 'M40 742C160 738 380 752 560 704V840H40Z', 0.5),
    flat('waterLight', 'M40 796C160 770 400 812 560 752V840H40Z', 0.7),
  ]),
  lampLight,
  line('M40 796C100 782 160 784 210 790M390 796C450 792 510 774 560 752', 3, 'snow', 0.9),
];

/** A tent on a bank of snow below the last peak. */
export const highCamp: Art = [peak, tracks(9, 40, 'shade'), mist, bank, tracks(0, 9, 'cloth'), tent];
