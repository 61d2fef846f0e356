import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, polygonPath, times, toPoints } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
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
    line('M-8 -206L-226 22M180 -150L262 -2M-8 -206L40 24', 2.6, 'line'),
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

/** The light of the lamp in the tent on the snow before its door. */
const lampLight: Art = [
  flat('straw', 'M176 726H336Q420 744 462 776L420 786L100 788L84 778Q110 746 176 726Z', 0.75),
  flat('trim', 'M190 726H320Q388 748 414 784L130 788Q142 748 190 726Z', 0.9),
  flat('light', 'M202 726H304Q340 748 350 770L178 774Q180 744 202 726Z', 0.85),
];

/** The tracks from the tent up the lit face, smaller and smaller. */
const tracks: Art = times(18, (i) => {
  const t = i / 17;
  const [x, y] = [262 + 112 * t - 16 * Math.sin(t * 9), 650 - 360 * t];
  return flat('shade', boxPath(x, y, 9 - t * 5, 5 - t * 2.6), 0.9);
});

/** The shelf of snow, blue in the dusk, breaks off before us: below its edge is ice in the shadow. */
const shelf: Art = [
  fill('cloth', 'M40 770L560 764V840H40Z', { width: 2 }),
  flat('ink', 'M40 818L90 800L150 822L240 804L360 826L430 802L500 824L560 806V840H40Z', 0.6),
  [
    '104,788 98,802 102,820',
    '196,792 202,806 196,820',
    '420,792 414,806 420,820',
    '506,784 512,800 506,818',
  ].map((cut) => graven(cut, 6, 'waterLight', 1)),
  fill(
    'snow',
    'M40 694C110 664 180 690 260 676C340 662 420 690 560 660V764L528 782L486 770L446 792L392 780L350 796L250 786L206 798L150 780L112 794L76 776L40 784Z',
    { width: 3 },
  ),
  flat(
    'waterLight',
    'M40 694C110 664 180 690 260 676C340 662 420 690 560 660V764L528 782L486 770L446 792L392 780L350 796L250 786L206 798L150 780L112 794L76 776L40 784Z',
    0.85,
  ),
  lampLight,
  line(
    'M40 770L76 762L112 780L150 766L206 784L250 772L350 782L392 766L446 778L486 756L528 768L560 750',
    5,
    'snow',
    0.95,
  ),
  line('M46 702C110 674 180 698 260 684M440 690Q500 680 556 668', 4, 'snow', 0.8),
];

/** A tent on a shelf of snow below the last peak. */
export const highCamp: Art = [peak, tracks, shelf, tent];
