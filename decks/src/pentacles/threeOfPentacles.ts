import { type Art, eachOf, fill, flat, line, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';
import { flower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { architectsHand, masonsHand, monksHand } from './threeOfPentacles/hands.ts';

export const threeOfPentacles: Scene = {
  alt: 'Three hands meet over the plan of a church: a monk’s points at it, an architect’s sets a pair of compasses on it, a mason’s holds a chisel; three coins are set in the tracery of the church above.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    vault,
    table,
    plan,
    monksHand,
    architectsHand,
    masonsHand,
  ],
};

const vault: Art = [
  fill(
    'stoneDark',
    'M70 900V420C70 250 180 160 300 110C420 160 530 250 530 420V900H480V430C480 300 400 230 300 184C200 230 120 300 120 430V900Z',
  ),
  fill('ink', 'M120 900V430C120 300 200 230 300 184C400 230 480 300 480 430V900Z'),
  rays(300, 420, 60, 360, 24, 0.25),
  fill(
    'stone',
    'M120 548V430C120 300 200 230 300 184C400 230 480 300 480 430V548H462V528C458 490 434 462 390 444C346 462 322 490 318 528V548H282V528C278 490 254 462 210 444C166 462 142 490 138 528V548Z',
  ),
  fill('stone', 'M274 520H326L318 532H282Z', { width: 1.8 }),
  eachOf('300,352,17 158,420,13 442,420,13 300,438,15', (x, y, r) => disc('ink', x, y, r, 1.8)),
  eachOf('300,272 226,384 374,384', (x, y) => [disc('ink', x, y, 64, 2), pentacle(x, y, 0.6)]),
];

const table: Art = [
  fill('wood', 'M40 566H560V900H40Z'),
  fill('woodDark', 'M40 548H560V574H40Z'),
  graven('60,640 240,634 540,642', 4, 'ink', 0.4),
  graven('60,730 300,736 540,728', 4, 'ink', 0.4),
  graven('60,860 300,852 540,862', 4, 'ink', 0.4),
];

/** The front of the church with its rose window, inked on a sheet that curls at one corner. */
const plan: Art = [
  fill('light', 'M118 606L484 590L506 822C470 826 456 836 446 852L96 846Z'),
  fill('linen', 'M506 822C470 826 456 836 446 852C480 858 500 846 506 822Z', { width: 1.8 }),
  line('M196 820V712C196 664 250 640 300 616C350 640 404 664 404 712V820Z', 4, 'cloth'),
  line('M262 820V774C262 742 338 742 338 774V820M196 736H404M160 820H440M300 616V600', 3, 'cloth'),
  disc('light', 300, 690, 36, 0),
  flower(300, 690, 34, 8, 'waterLight', 'light'),
];
