import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** Foliage as one mass of discs, with lit edges. */
const foliage = (discs: string, role: 'leafDark' | 'stem'): Art => [
  eachOf(discs, (x = 0, y = 0, r = 0) => disc(role, x, y, r, 5)),
  eachOf(discs, (x = 0, y = 0, r = 0) => disc(role, x, y, r, 0)),
  eachOf(discs, (x = 0, y = 0, r = 0) =>
    graven(
      [
        [x - r * 0.7, y - r * 0.1],
        [x - r * 0.4, y - r * 0.56],
        [x + r * 0.1, y - r * 0.7],
      ],
      r * 0.14,
      'leaf',
      0.9,
    ),
  ),
];

const house: Art = [
  fill('wood', boxPath(188, 168, 224, 152), { width: 3.2 }),
  flat('woodDark', boxPath(350, 169, 61, 150), 0.8),
  line('M189 206H411M189 244H411M189 282H411', 2.6, 'line', 0.6),
  eachOf('208 352', (x = 0) => [
    fill('glow', boxPath(x, 206, 40, 44), { width: 3 }),
    line(`M${x + 20} 206V250M${x} 228H${x + 40}`, 3),
  ]),
  fill('glow', 'M264 320V232Q264 196 300 196Q336 196 336 232V320Z', { width: 3.4 }),
  flat('light', 'M278 320V240Q278 214 300 214Q322 214 322 240V320Z', 0.6),
  fill('wood', 'M188 172L300 78L412 172Z', { width: 2.8 }),
  flat('woodDark', 'M300 78L412 172H350Z', 0.6),
  fill('red', 'M148 184L300 56L452 184L434 204L300 94L166 204Z', { width: 3.2 }),
  flat('redDark', 'M300 58L450 184L434 202L300 94Z', 0.6),
  disc('glow', 300, 142, 15, 2.8),
];

/** The platform on its struts. */
const platform: Art = [
  line('M196 330L262 412M404 330L338 412', 17, 'line'),
  line('M196 330L262 412M404 330L338 412', 11, 'wood'),
  fill('wood', boxPath(148, 318, 304, 26), { width: 3.2 }),
  flat('woodDark', boxPath(149, 332, 302, 11), 0.8),
  line('M148 318H452', 4, 'trim', 0.9),
];

/** A little house in the crown of a tree, its door at (300, 320). */
export const treeHouse: Art = [
  foliage(
    '80,110,80 180,80,70 300,50,80 420,80,70 520,110,80 70,230,62 140,180,60 460,180,60 540,230,62',
    'stem',
  ),
  foliage('70,70,40 150,60,36 226,70,32 372,72,32 450,58,36 530,74,40', 'leafDark'),
  foliage('60,170,40 124,140,38 182,160,28 540,172,40 476,142,38 418,160,28', 'stem'),
  foliage('66,262,34 122,232,32 534,262,34 480,234,32', 'leafDark'),
  platform,
  house,
  foliage('60,300,50 110,270,40 150,300,34 548,300,50 496,272,40 454,300,32', 'leafDark'),
];
