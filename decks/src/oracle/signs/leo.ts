import { eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { pottedSunflower } from './pottedSunflower.ts';

export const leo: OracleScene = {
  alt: 'Between drawn red curtains a great sunflower in a pot with the face of a lion stands alone in the middle of a stage; footlights shine before it, and behind it are the night sky, a pale moon and the constellation Leo.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('leo'),
    fullMoon(440, 292, 48, 'linen'),
    hills(640, [60, 90, 50, 40, 50, 60, 40], 'far'),
    stage,
    pottedSunflower,
    mirrored(curtain),
    footlights,
  ],
};

const stage: Art = [
  fill('wood', boxPath(30, 632, 540, 130), { width: 3 }),
  times(9, (i) => line(`M${300 + (i - 4) * 46} 632L${300 + (i - 4) * 78} 762`, 2.4, 'woodDark', 0.8)),
  flat('glow', outline('300,650 420,664 480,696 420,730 300,742 180,730 120,696 180,664'), 0.55),
];

const curtain: Art = [
  fill('red', outline('30,30! 96,30! 106,160 110,280 76,420! 84,560 106,690 108,770! 30,770!'), {
    width: 3.2,
  }),
  [
    '56,40 58,200 46,400',
    '78,40 84,200 62,404',
    '92,60 98,180 76,390',
    '52,440 62,600 56,760',
    '68,440 86,620 84,760',
  ].map((fold) => graven(fold, 11, 'wineDark', 0.75)),
  graven('68,60 72,200 58,380', 6, 'rose', 0.7),
  fill('trim', outline('30,392! 60,400 86,404! 86,434! 60,436 30,426!'), { width: 2.8 }),
  tassel(82, 424),
];

function tassel(x: number, y: number): Art {
  return [
    line(`M${x} ${y}v26`, 4, 'line'),
    disc('trim', x, y + 26, 8, 2.4),
    fill('trim', `M${x - 7} ${y + 32}L${x - 12} ${y + 66}H${x + 12}L${x + 7} ${y + 32}Z`, { width: 2.4 }),
  ];
}

const footlights: Art = [
  fill('wine', boxPath(30, 758, 540, 60), { width: 3 }),
  line('M40 772H560', 4, 'trim'),
  eachOf('96 178 422 504', (x = 0) => [
    fill('metal', `M${x - 30} 764C${x - 30} 724 ${x + 30} 724 ${x + 30} 764Z`, { width: 2.8 }),
    line(`M${x} 764V736M${x - 15} 764L${x - 10} 740M${x + 15} 764L${x + 10} 740`, 2.2, 'metalDark'),
  ]),
];
