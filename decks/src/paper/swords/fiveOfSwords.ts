import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { flyingBird } from '../nature/birds.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { stuck } from './stuck.ts';

const BODY =
  'M96 606L70 570C130 500 186 440 236 372C262 336 288 306 306 276C314 232 350 206 392 214C418 220 436 238 438 262C440 286 428 304 424 326C440 390 422 470 372 508C330 536 272 536 226 520C184 544 140 576 96 606Z';
const BEAK = 'M430 236C466 230 504 246 520 272C490 276 458 282 432 286Z';
const WING = 'M306 342C256 372 180 468 84 590C170 580 300 536 352 452C368 412 350 354 306 342Z';

const leg = (points: string) => cutStroke('ink', points, [24, 13, 9], [32, 22, 18]);

const crow = [
  leg('346,500 396,566 366,640'),
  gouge('336,662 366,636 416,656', 12, 'ink'),
  leg('290,510 272,590 286,724'),
  gouge('236,730 286,720 340,736', 12, 'ink'),
  joined('ink', [BODY, BEAK]),
  cut('ink', WING, 5),
  ticks(WING, { role: 'mid', flow: 128, gap: 24, length: 34, width: 6 }),
  ticks(BODY, {
    role: 'mid',
    flow: 110,
    gap: 24,
    length: 20,
    width: 4,
    tone: (x, y) => (x - y * 0.6 > 120 ? 0.8 : 0),
  }),
  gouge('440,262 478,260 512,270', 4),
  flat('light', circlePath(398, 250, 12)),
  flat('ink', circlePath(401, 250, 7)),
];

export const fiveOfSwords: Scene = {
  alt: 'A crow struts up to three swords that stand in the ground; two more lie thrown away on the ground behind it, and two small birds fly off over the water.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 520 }),
    drivenCloud({ x: 450, y: 150, size: 0.86 }),
    put(flyingBird('near'), { x: 168, y: 166, size: 0.44, flip: true, turn: 12 }),
    put(flyingBird('near'), { x: 112, y: 262, size: 0.34, flip: true, turn: 8 }),
    lake(470, 'mid', 'light'),
    field('far', '40,590 160,566 400,580 560,560', 'mid'),
    field('near', '40,700 200,690 400,700 560,684', 'mid'),
    gouge('60,808 170,812 258,796', 10, 'ink'),
    sword(158, 796, 0.86, -84),
    gouge('226,854 320,856 426,850', 10, 'ink'),
    sword(330, 842, 0.86, 94),
    stuck(420, 766, 1.4, -4, 'near'),
    stuck(516, 782, 1.4, 4, 'near'),
    stuck(472, 836, 1.4, 1, 'near'),
    put(crow, { x: -14, y: 84, size: 0.9 }),
  ],
};
