import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '262,180 310,164 356,176 388,210 396,256 392,306! 420,380 436,480 424,600 404,720 410,920! -40,920! 0,740 40,620 100,500 174,400 216,326 224,250',
);
const UPPER_BILL = outline('376,196! 420,182 476,188 520,214 552,262! 500,250 450,254 392,272!');
const LOWER_BILL = outline('390,280! 440,270 490,282 524,312! 480,314 430,318 388,304!');
const WING = outline(
  '306,420! 240,430 160,500 90,620 30,760 -10,920! 250,920! 320,800 356,660 358,540 340,450',
);
const QUILLS = [
  '290,470 200,560 110,720 60,880',
  '308,510 240,600 170,760 130,890',
  '318,560 270,660 220,790 190,890',
  '324,620 296,720 260,820 240,890',
];

/** A crow from the breast up that caws to the right: its crown at 164, its bill's tip at (552, 262). */
export const crow: Art = [
  cut('accent', 'M380 240L510 236L500 300L384 300Z', 0),
  joined('ink', [BODY, UPPER_BILL, LOWER_BILL], 6),
  flat('accent', outline('400,272! 450,260 496,260 528,276! 500,284 450,276!')),
  cut('ink', WING, 5),
  QUILLS.map((quill) => gouge(quill, 9, 'mid')),
  combed('296,440 220,490 150,580', '330,480 290,540 240,600', {
    role: 'mid',
    rows: 5,
    width: 7,
    length: 30,
  }),
  combed('384,320 410,420 400,540 380,640', '360,340 384,440 376,540 368,640', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 40,
  }),
  // The hackles of its throat.
  combed('376,310 330,360 250,400', '300,290 250,340 200,400', {
    role: 'mid',
    rows: 4,
    width: 7,
    length: 30,
  }),
  combed('300,182 256,214 240,280', '330,196 290,232 270,290', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 22,
  }),
  [gouge('384,214 420,206 456,216', 5, 'mid'), gouge('386,228 414,222 440,232', 5, 'mid')],
  // It looks back over its bill at those who go, the lid drawn down.
  flat('glow', outline('314,228! 340,222 366,228 376,240! 352,254 326,250')),
  flat('ink', circlePath(356, 239, 10)),
  flat('light', circlePath(352, 236, 3)),
  gouge('304,220 342,216 384,236', 9, 'far'),
  gouge('322,260 346,266 370,254', 5, 'mid'),
];
