import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, dots, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const HEAD = outline(
  '452,236 420,206 384,206 352,230 312,258 268,276 236,294 220,316 220,344 238,356! 238,374 254,390 280,388 318,372 366,362 416,356 448,320 464,280',
);
/** The neck hangs in a bow before the breast, with long hair along its throat. */
const NECK = outline(
  '420,230! 472,248 500,310 500,400 478,490 476,560 508,612 560,632 620,636! 620,900! 416,900! 424,850 410,806! 372,776 342,716! 360,712 336,660 330,604! 346,606 344,556 356,512! 370,516 378,470 384,432! 394,436 404,400 400,340!',
);
const HUMP = outline('476,640! 488,560 520,470 562,412 620,410! 620,720! 500,720!');
const EAR = outline('436,232! 448,186 476,168 500,180! 502,216 478,248 452,256!');
const TOPKNOT = outline(
  '370,226! 356,204 340,200! 352,188 346,166! 368,172 376,146! 396,160 412,138! 424,158 448,150! 446,178 464,190! 450,206 450,232! 420,220 396,236!',
);

/** A young camel that looks to the left and down: its topknot at 138, its lips at (220, 350), its breast down to 900. */
export const youngCamel: Art = [
  joined('mid', [HUMP], 6),
  combed('460,640 500,530 560,440', '520,660 560,560 600,470', {
    role: 'ink',
    rows: 3,
    width: 7,
    length: 34,
  }),
  joined('far', [NECK], 6),
  combed('484,300 484,400 462,490 460,570 520,680', '420,400 404,480 380,560 366,640 400,760', {
    role: 'mid',
    rows: 6,
    width: 9,
    length: 44,
  }),
  combed('430,820 440,850 444,890', '590,700 600,780 600,880', {
    role: 'mid',
    rows: 6,
    width: 9,
    length: 44,
  }),
  // A collar with a bell.
  cutStroke('accent', '338,560 372,606 430,610 480,556', [30, 32, 32, 30], [42, 44, 44, 42]),
  dots('glow', '352,580,8 388,606,8 432,604,8 466,576,8'),
  keyed('glow', outline('376,692! 384,670 388,638 404,624 420,638 424,670 432,692!'), 5),
  flat('ink', circlePath(404, 698, 9)),
  cut('far', EAR, 5),
  flat('mid', outline('452,232! 460,202 484,186! 488,212 470,236!')),
  joined('far', [HEAD], 6),
  flat('far', outline('420,250! 470,256 490,330 430,420 404,380 420,340!')),
  gouge('448,280 444,330 414,360 386,366', 8, 'near'),
  joined('mid', [TOPKNOT], 5),
  combed('366,176 384,200 394,224', '440,170 430,196 426,220', {
    role: 'ink',
    rows: 4,
    width: 6,
    length: 24,
  }),
  // Its eye, its nostril and its cleft lip.
  flat('ink', outline('336,278! 344,256 368,250 388,264! 384,288 362,296 344,290')),
  flat('light', circlePath(350, 276, 6)),
  gouge('322,274 340,246 372,238 404,256', 9, 'ink'),
  flat(
    'ink',
    lens([338, 284], [312, 294], 6) + lens([344, 292], [322, 308], 6) + lens([354, 296], [338, 316], 5),
  ),
  gouge('240,308 254,300 270,304 276,312', 9, 'ink'),
  gouge('222,342 240,356 274,354 304,340', 8, 'ink'),
  gouge('240,316 232,330 228,348', 5, 'ink'),
  combed('262,290 300,278 330,262', '270,330 300,320 330,308', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 22,
  }),
  combed('380,320 410,310 430,290', '350,350 390,346 420,330', {
    role: 'mid',
    rows: 2,
    width: 6,
    length: 24,
  }),
];
