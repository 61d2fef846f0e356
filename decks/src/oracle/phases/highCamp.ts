import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The last peak: its lit side, its dark side, and a small flag at its top. */
const peak: Art = [
  fill(
    'mid',
    'M-30 660L50 600L150 516L188 484L222 468L256 430L288 414L312 384L342 368L366 338L384 326L398 301L414 328L436 342L458 376L478 390L498 424L526 450V720H-30Z',
    { width: 3 },
  ),
  flat(
    'snow',
    'M398 304L384 328L366 341L342 371L312 387L288 417L256 433L222 471L188 487L152 518L54 600L-26 660V720H322L352 656L336 612L372 560L362 520L400 476L384 434L412 392L400 346Z',
    0.94,
  ),
  // Hollows in the lit face.
  flat('far', 'M312 388L318 412L296 436L304 462L270 500L286 530L222 540L256 500L260 470L288 418Z', 0.55),
  flat('far', 'M384 330L388 362L372 384L376 402L352 430L358 396L366 342Z', 0.55),
  line('M398 303L400 346L412 392L384 434L400 476L362 520L372 560L336 612L352 656L322 720', 2.2, 'line', 0.7),
  [
    '426,366 440,412 434,446',
    '462,400 476,446 470,500',
    '426,456 434,486 424,520',
    '400,540 412,570 404,610',
    '478,520 492,560 488,600',
  ].map((points) => graven(points, 6, 'snow', 0.8)),
  // The moon behind it lights the right edge.
  line('M402 308L416 331L437 345L459 379L479 393L498 426', 4, 'trim'),
  flat('far', 'M150 560L176 548L168 580L196 600L150 640L96 660L120 616Z', 0.5),
  line('M398 302V250', 7, 'line'),
  line('M398 302V250', 3.6, 'wood'),
  fill('red', 'M400 250C418 242 428 256 446 250L440 264L446 278C428 284 418 270 400 276Z', { width: 2.2 }),
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
  { x: 238, y: 722, size: 0.96 },
);

/** The light of the lamp in the tent on the snow before its door. */
const lampLight: Art = [
  flat('straw', 'M176 726H336Q420 744 462 776L420 786L100 788L84 778Q110 746 176 726Z', 0.75),
  flat('trim', 'M190 726H320Q388 748 414 784L130 788Q142 748 190 726Z', 0.9),
  flat('light', 'M202 726H304Q340 748 350 770L178 774Q180 744 202 726Z', 0.85),
];

/** An ice axe driven into the snow, with its shadow. */
const axe: Art = [
  flat('shade', 'M480 742L500 736L556 752L556 760L494 750Z', 0.6),
  line('M480 742L494 634', 12, 'line'),
  line('M480 742L494 634', 7, 'wood'),
  line('M477 736L491 636', 2.4, 'trim'),
  fill('steel', outline('434,664! 446,634 472,616 500,612! 530,612! 534,630! 508,632 486,632 460,642'), {
    width: 2.8,
  }),
  flat('steelDark', outline('438,658! 462,640 486,630 532,626! 533,630 508,632 486,632 460,642'), 0.8),
  fill('red', 'M482 694L489 640L497 641L490 695Z', { width: 1.8 }),
  flat('snow', outline('450,752! 464,738 482,734 500,738 516,750!')),
];

/** A coil of rope, with its shadow. */
const rope: Art = [
  flat('shade', 'M80 758Q120 774 176 760L150 776H84Z', 0.6),
  [0, 1, 2].map((i) =>
    [8, 4.6].map((width, k) =>
      line(
        `M${86 + i * 4 - (i % 2) * 7} ${754 - i * 9}a36 12 0 1 0 72 0a36 12 0 1 0 -72 0`,
        width,
        k ? 'trim' : 'line',
      ),
    ),
  ),
  [7, 3.8].map((width, k) => line('M156 752Q176 764 200 756T236 762', width, k ? 'trim' : 'line')),
];

/** The tracks up the shoulder of the peak, smaller and smaller. */
const tracks: Art = times(16, (i) => {
  const t = i / 15;
  const [x, y] = [286 + 90 * t - 12 * Math.sin(t * 9), 610 - 250 * t];
  return flat('shade', boxPath(x, y, 7 - t * 4, 4 - t * 2), 0.75);
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

/** A band of mist between the camp and the foot of the peak. */
const mist: Art = flat(
  'linen',
  outline('30,650! 120,632 220,644 320,624 430,640 500,622 570,634! 570,720! 30,720!'),
  0.8,
);

/** A tent on a shelf of snow below the last peak. */
export const highCamp: Art = [
  put([peak, tracks], { x: 40 }),
  mist,
  shelf,
  tent,
  put(axe, { x: 109, y: 150, size: 0.8 }),
  rope,
];
