import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, oracleHaze, pineBough, printedSky, reeds, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

/** Where the water lies, and the radius of the arch. */
const [LEVEL, R] = [500, 168];

export const bridge: OracleScene = {
  alt: 'A high stone bridge and its reflection in still water make a full circle, and the moon rises in it; at the top of the arch a black cat and a white cat have met beside a lantern.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 44, floor: 300 }),
    hills(LEVEL, [120, 70, 40, 20, 30, 60, 140], 'far'),
    oracleHaze(220, 440, 150),
    fullMoon(300, LEVEL - 34, 96, 'glow', 'shaded'),
    span,
    lantern,
    put(cat('ink', 'straw'), { x: 228, y: 264, size: 0.92 }),
    put(cat('snow', 'leaf'), { x: 372, y: 264, size: 0.92, flip: true }),
    stillWater(LEVEL),
    reflection,
    pineBough(404, 110, 0.7),
    [reeds(84, 836, 6, 150), reeds(524, 836, 5, 130)],
  ],
};

const OUTLINE = `M20 ${LEVEL}V426C120 400 190 300 262 270Q300 256 338 270C410 300 480 400 580 426V${LEVEL}H${300 + R}A${R} ${R} 0 0 0 ${300 - R} ${LEVEL}Z`;

const span: Art = [
  fill('stone', OUTLINE, { width: 3 }),
  times(13, (i) => {
    const [a, b] = [polar(300, LEVEL, R, 180 + i * 15), polar(300, LEVEL, R + 30, 180 + i * 15)];
    return line(`M${a.map(toTenth).join(' ')}L${b.map(toTenth).join(' ')}`, 2.2);
  }),
  line(`M${300 - R - 30} ${LEVEL}A${R + 30} ${R + 30} 0 0 1 ${300 + R + 30} ${LEVEL}`, 2.4),
  mirrored([
    line('M46 452H100M46 476H120M72 428V452M50 476V498M92 452V476M100 476V498', 2, 'stoneDark'),
    line('M150 392L168 410M184 354L200 374M216 322L228 340', 2, 'stoneDark'),
    fill('red', 'M20 410C116 386 186 284 258 254L262 270C190 300 120 400 20 426Z', { width: 2 }),
  ]),
  fill('red', 'M258 254Q300 238 342 254L338 270Q300 256 262 270Z', { width: 2 }),
];

/** The mirrored moon, broken into bands that grow shorter and thinner. */
const MOON_BANDS = [
  [9, 92, 10],
  [26, 86, 9],
  [42, 88, 9],
  [59, 72, 8],
  [75, 78, 8],
  [92, 54, 7],
  [108, 60, 7],
  [126, 34, 6],
  [146, 40, 5],
  [168, 20, 5],
] as const;

/** What the water gives back: the arch upside down, and the rest of the moon, both crossed by ripples. */
const reflection: Art = [
  put(flat('near', OUTLINE, 0.66), { x: 600, y: 2 * LEVEL, turn: 180 }),
  MOON_BANDS.map(([y, half, thick]) =>
    flat(
      'glow',
      `M${300 - half} ${LEVEL + y}Q300 ${LEVEL + y - thick * 1.2} ${300 + half} ${LEVEL + y}Q300 ${LEVEL + y + thick * 1.4} ${300 - half} ${LEVEL + y}Z`,
      0.92,
    ),
  ),
  line(
    times(9, (i) => `M${60 + ((i * 197) % 400)} ${LEVEL + 20 + i * 26}h${50 + ((i * 31) % 60)}`).join(''),
    2.4,
    'light',
    0.6,
  ),
  line(`M40 ${LEVEL}H560`, 3, 'light', 0.7),
];

/** A cat that sits on the slope of the rail, its forepaws higher than its haunches, and looks to the right. */
const cat = (coat: 'ink' | 'snow', eye: 'straw' | 'leaf'): Art => [
  line('M-46 22C-84 30 -112 18 -116 -14C-118 -36 -98 -40 -94 -24', 15, 'line'),
  line('M-46 22C-84 30 -112 18 -116 -14C-118 -36 -98 -40 -94 -24', 10, coat),
  fill(
    coat,
    outline(
      '-54,28! -68,2 -60,-36 -34,-76 -10,-102! -16,-126 -6,-160! 10,-143 26,-144! 40,-160! 43,-128 50,-112! 40,-98 20,-90! 26,-60 26,-28 30,-14! 40,-10 40,-3 8,1! 4,6 -8,12 -22,22!',
    ),
    { width: 2.6 },
  ),
  line('M-6 10C-14 -20 -30 -40 -52 -36M8 0C6 -24 2 -44 -2 -58', 2.6, coat === 'ink' ? 'cloth' : 'stoneDark'),
  graven('-52,-30 -34,-62 -14,-84', 4, coat === 'ink' ? 'cloth' : 'stone', 0.9),
  fill(eye, 'M24 -122Q32 -130 38 -120Q32 -114 24 -122Z', { width: 1.4 }),
  line('M50 -112L62 -116M48 -108L62 -106', 1.4, coat === 'ink' ? 'light' : 'line', 0.8),
];

const lantern: Art = [
  [70, 44].map((r) => disc('glow', 300, 214, r, 0, 0.18)),
  line('M300 168V184', 4, 'ink'),
  fill('glow', boxPath(282, 192, 36, 50)),
  fill('ink', 'M274 194L300 172L326 194ZM276 240H324V254H276Z', { edge: 'none' }),
  eachRow([[294], [306]], (x) => line(`M${x} 194V240`, 2, 'ink')),
];
