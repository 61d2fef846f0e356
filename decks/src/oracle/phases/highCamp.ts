import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The last peak: its lit side, its dark side, and a small flag at its top. */
const peak: Art = [
  fill(
    'mid',
    'M60 700L150 590L206 560L268 470L310 440L372 330L398 300L430 352L470 400L500 480L560 560V720H60Z',
    {
      width: 3,
    },
  ),
  flat(
    'snow',
    'M372 332L398 303L404 360L384 420L396 470L360 530L372 580L320 640L250 700H90L152 592L208 562L270 472L312 442Z',
    0.94,
  ),
  flat(
    'far',
    'M312 442L330 500L296 540L300 590L250 640L262 700H320L372 580L360 530L396 470L384 420L404 360L398 303L372 332Z',
    0.6,
  ),
  line('M398 303L404 360L384 420L396 470L360 530L372 580L320 640', 2.2, 'line', 0.7),
  ['436,400 446,450 440,500', '470,470 484,530 480,580', '420,520 430,580 420,630'].map((points) =>
    graven(points, 6, 'snow', 0.8),
  ),
  line('M398 302V250', 7, 'line'),
  line('M398 302V250', 3.6, 'wood'),
  fill('red', 'M400 250C418 242 428 256 446 250L440 264L446 278C428 284 418 270 400 276Z', { width: 2.2 }),
];

/** The tent, lit from within: its open front, and its side that goes back to the right. */
const tent: Art = put(
  [
    flat('shade', 'M-176 8C-100 -10 200 -18 252 -6C210 24 -80 34 -176 8Z', 0.4),
    line('M-8 -206L-226 22M180 -150L262 -2M-8 -206L40 24', 2.6, 'line'),
    fill('redDark', 'M-8 -206L176 -152L236 -8L126 4Z', { width: 3 }),
    flat('red', 'M-8 -206L176 -152L196 -104L30 -140Z', 0.75),
    line('M84 -179L178 -2', 2.6, 'line', 0.7),
    fill('red', 'M-8 -206L-156 8L126 6Z', { width: 3.2 }),
    flat('glow', 'M-8 -206L-126 2L104 2Z', 0.35),
    fill('glow', outline('-10,-176! 12,-100 58,6! -84,8! -36,-96'), { width: 2.8 }),
    flat('light', outline('-10,-110! 6,-60 30,4! -54,6! -26,-50'), 0.7),
    fill('red', outline('-10,-178! -36,-96 -84,8! -122,8! -92,-40 -40,-120'), { width: 2.6 }),
    fill('red', outline('-10,-178! 14,-98 58,6! 92,6! 66,-46 24,-124'), { width: 2.6 }),
    fill('cloth', outline('-70,-4! -60,-22 -20,-24 20,-22 32,-4! 20,10 -50,10'), { width: 2.4 }),
    line('M-40 -22Q-46 -8 -38 8M2 -22Q-4 -8 4 8', 3, 'light'),
    line('M-8 -212V-196', 6, 'ink'),
  ],
  { x: 266, y: 736, size: 1.06 },
);

/** An ice axe in the snow with its loop, and a coil of rope. */
const gear: Art = [
  line('M470 780L488 664', 11, 'line'),
  line('M470 780L488 664', 6.4, 'wood'),
  fill('steel', outline('444,676! 470,652 492,648 530,668! 496,664 486,670 474,668'), { width: 2.8 }),
  [0, 1, 2].map((i) =>
    [7.4, 4].map((width, k) =>
      line(`M${96 + i * 3} ${762 - i * 9}a34 13 0 1 0 68 0a34 13 0 1 0 -68 0`, width, k ? 'trim' : 'line'),
    ),
  ),
];

/** The tracks up the shoulder of the peak, smaller and smaller. */
const tracks: Art = times(16, (i) => {
  const t = i / 15;
  const [x, y] = [286 + 90 * t - 12 * Math.sin(t * 9), 610 - 250 * t];
  return flat('shade', boxPath(x, y, 7 - t * 4, 4 - t * 2), 0.75);
});

/** A tent on a shelf of snow below the last peak. */
export const highCamp: Art = [
  peak,
  tracks,
  fill('snow', 'M40 694C110 664 180 690 260 676C340 662 420 690 560 660V830H40Z', { width: 3 }),
  flat('far', 'M40 770C120 744 220 790 330 768C430 750 500 780 560 760V830H40Z', 0.35),
  tent,
  gear,
];
