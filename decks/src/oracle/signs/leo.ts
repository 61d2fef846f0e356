import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { lionHead } from './lion.ts';

export const leo: OracleScene = {
  alt: 'A lion lies in the grass and looks straight at us, its paws before it, its mane round its face like rays, and behind it the pale moon like a halo; a sunflower on either side; above, the constellation Leo.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(300, 466, 226, 'linen'),
    signConstellation('leo'),
    hills(690, [60, 90, 50, 40, 50, 60, 40], 'far'),
    oracleHaze(56, 640, 120),
    hills(760, [20, 30, 10, 20, 24, 34, 10], 'near'),
    flowers,
    fill('straw', outline('160,600! 150,680 140,800! 460,800! 450,680 440,600!'), { width: 3 }),
    paw,
    put(paw, { x: 600, flip: true }),
    put(lionHead, { x: 300, y: 474, size: 0.9 }),
  ],
};

const paw: Art = [
  fill('metal', outline('150,690! 190,676 240,690 262,730 266,776 252,800! 148,800! 132,776 134,730'), {
    width: 3,
  }),
  line('M168 800V776M200 800V770M232 800V776', 3.4, 'metalDark'),
  graven('160,720 190,708 226,716', 5, 'metalDark', 1),
];

const flowers = eachRow(
  [
    [96, 700, 1.2],
    [504, 690, 1.3],
  ],
  (x, y, size, i) => [
    line(`M${x} ${y}Q${x + 8} ${y + 60} ${x - 2} 830`, 9, 'line'),
    line(`M${x} ${y}Q${x + 8} ${y + 60} ${x - 2} 830`, 5.4, 'leaf'),
    leaf(x + 4, y + 80, i % 2 ? -150 : -30, 46, 'leaf'),
    sunflower(x, y, size),
  ],
);
