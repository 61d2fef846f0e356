import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const NECK = outline(
  '170,330! 140,400 118,480 96,560 70,640 44,720 20,800 10,900! 400,900! 404,800 384,720 350,640 316,570 290,500 272,430!',
);
const HEAD = outline(
  '168,340! 172,304 194,280 234,268 280,268 324,284 376,312 428,350 470,384 500,410! 510,420 508,436 496,446! 478,456 452,456 412,446 368,440 330,444 300,462 270,480! 220,440',
);
const EAR = outline('226,286! 196,280 164,302 142,346 128,408! 160,394 190,362 214,330!');

/** The head and the breast of a white borzoi in profile to the right: its nose at (505, 420), its breast from 10 to 404 at the foot of the card. */
export const borzoi: Art = [
  joined('light', [NECK, HEAD], 6),
  // Its long coat falls in waves from the crest of the neck.
  combed('160,400 116,520 76,660 36,840', '186,420 166,540 140,680 110,880', {
    role: 'far',
    rows: 3,
    width: 9,
    length: 70,
  }),
  combed('214,560 230,660 236,760 220,890', '290,550 330,660 360,760 370,890', {
    role: 'far',
    rows: 5,
    width: 9,
    length: 60,
  }),
  combed('186,580 176,680 150,790 120,890', '200,580 206,680 196,790 176,890', {
    role: 'mid',
    rows: 2,
    width: 7,
    length: 64,
  }),
  combed('230,290 280,340 350,370', '224,400 270,390 330,410', {
    role: 'far',
    rows: 4,
    width: 6,
    length: 30,
  }),
  clipped(NECK, [
    cutStroke('accent', '100,480 170,528 246,524 300,476', [40, 42, 42, 40], [52, 54, 54, 52]),
    toPoints('134,506 174,524 216,530 258,518').map(([x, y]) => cut('glow', circlePath(x, y, 9), 3)),
  ]),
  joined('light', [EAR], 5),
  combed('204,296 168,324 144,378', '208,318 184,342 152,386', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 34,
  }),
  flat('ink', outline('484,398! 504,406 514,420 510,436 498,442! 488,430 490,414')),
  gouge('492,446 450,436 402,422 366,398', 7, 'ink'),
  flat('ink', outline('286,316! 302,300 324,302 340,320! 322,328 302,328')),
  flat('light', circlePath(316, 308, 4.5)),
  [gouge('270,304 298,286 336,296', 7, 'ink'), gouge('284,336 312,344 338,336', 4, 'mid')],
  flat('mid', lens([384, 346], [456, 396], 6)),
  gouge('268,450 250,410 262,376', 6, 'mid'),
];
