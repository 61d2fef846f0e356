import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
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
    haunches,
    fill('straw', outline('176,600! 168,690 196,800! 404,800! 432,690 424,600!'), { width: 3 }),
    graven('286,690 292,730 284,770', 5, 'metalDark', 1),
    graven('316,700 312,740 320,776', 5, 'metalDark', 1),
    mirrored(foreleg),
    put(lionHead, { x: 300, y: 474, size: 0.9 }),
  ],
};

/** What is seen of the lying body on both sides of the breast. */
const haunches: Art = mirrored([
  fill('metal', outline('180,640! 130,640 92,684 84,740 96,800! 190,800!'), { width: 3 }),
  flat('metalDark', outline('84,740! 96,800! 190,800! 180,770 130,776'), 0.5),
  graven('112,690 130,668 156,664', 5, 'metalDark', 1),
]);

/** The left foreleg, stretched towards us: forearm, wrist, and a broad paw of four toes. */
const foreleg: Art = [
  fill(
    'metal',
    outline(
      '166,620! 156,670 162,716 152,740 132,756 126,784 142,804! 242,804! 258,784 250,756 234,740 230,716 246,670 250,620!',
    ),
    { width: 3 },
  ),
  flat(
    'metalDark',
    outline('250,620! 246,670 230,716 234,740 250,756 258,784 242,803! 232,780 222,744 220,700 230,650'),
    0.5,
  ),
  line('M162 718Q196 732 230 718', 3, 'metalDark'),
  line('M160 804Q152 780 164 768M192 804Q188 778 194 764M222 804Q228 780 218 766', 3.4),
  graven('180,650 178,684 186,706', 5, 'metalDark', 1),
  [144, 176, 207, 238].map((x) => flat('ink', `M${x - 6} 800L${x} 790L${x + 6} 800Z`)),
];

const flowers = eachRow(
  [
    [92, 612, 1.05],
    [512, 604, 1.1],
  ],
  (x, y, size, i) => [
    line(`M${x} ${y}Q${x + 8} ${y + 60} ${x - 2} 830`, 9, 'line'),
    line(`M${x} ${y}Q${x + 8} ${y + 60} ${x - 2} 830`, 5.4, 'leaf'),
    leaf(x + 4, y + 80, i % 2 ? -150 : -30, 46, 'leaf'),
    sunflower(x, y, size),
  ],
);
