import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
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
    fullMoon(300, LEVEL - 34, 96),
    span,
    put(cat('ink', 'straw'), { x: 226, y: 263, size: 0.92 }),
    put(cat('snow', 'leaf'), { x: 374, y: 263, size: 0.92, flip: true }),
    lantern,
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
    line('M40 456H96M40 480H110M70 428V456M56 456V480M96 456V500M84 480V500', 2, 'stoneDark'),
    graven('60,440 130,400 190,340', 5, 'light', 0.8),
    fill('red', 'M20 410C116 386 186 284 258 254L262 270C190 300 120 400 20 426Z', { width: 2 }),
  ]),
  fill('red', 'M258 254Q300 238 342 254L338 270Q300 256 262 270Z', { width: 2 }),
];

/** What the water gives back: the arch upside down, and the rest of the moon, both crossed by ripples. */
const reflection: Art = [
  put(flat('near', OUTLINE, 0.66), { x: 600, y: 2 * LEVEL, turn: 180 }),
  flat('glow', `M206 ${LEVEL}H394C392 560 350 620 300 624C250 620 208 560 206 ${LEVEL}Z`, 0.8),
  flat(
    'water',
    times(
      7,
      (i) =>
        `M${190 + (i % 3) * 26} ${LEVEL + 12 + i * 17}q${60 + (i % 2) * 30} ${5} ${150 - (i % 3) * 20} 0q${-60} 9 ${-(150 - (i % 3) * 20)} 0Z`,
    ).join(''),
  ),
  line(
    times(9, (i) => `M${60 + ((i * 197) % 400)} ${LEVEL + 20 + i * 26}h${50 + ((i * 31) % 60)}`).join(''),
    2.4,
    'light',
    0.6,
  ),
  line(`M40 ${LEVEL}H560`, 3, 'light', 0.7),
];

const cat = (coat: 'ink' | 'snow', eye: 'straw' | 'leaf'): Art => [
  line('M-50 -6C-92 -10 -98 -50 -80 -74', 15, 'line'),
  line('M-50 -6C-92 -10 -98 -50 -80 -74', 10, coat),
  fill(
    coat,
    outline(
      '-54,0! -62,-40 -36,-86 -8,-104! -14,-128 -4,-160! 10,-142 26,-144! 40,-158! 42,-126 46,-114 36,-100 20,-92! 26,-50 30,0!',
    ),
    { width: 2.6 },
  ),
  flat(eye, circlePath(28, -120, 4.4)),
  graven('-34,-6 -40,-34 -20,-50', 4, coat === 'ink' ? 'light' : 'stoneDark', 0.9),
  graven('8,-4 6,-40 4,-70', 4, coat === 'ink' ? 'light' : 'stoneDark', 0.9),
];

const lantern: Art = [
  [70, 44].map((r) => disc('glow', 300, 214, r, 0, 0.18)),
  line('M300 168V184', 4, 'ink'),
  fill('glow', boxPath(282, 192, 36, 50)),
  fill('ink', 'M274 194L300 172L326 194ZM276 240H324V254H276Z', { edge: 'none' }),
  eachRow([[294], [306]], (x) => line(`M${x} 194V240`, 2, 'ink')),
];
