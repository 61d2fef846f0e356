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
  '420,230! 470,246 500,300 508,370 504,440 520,500 560,530 600,540! 600,900! 300,900! 304,860 324,840! 300,836 282,800! 304,790 308,756! 290,744 288,706! 312,704 320,670! 306,650 312,614! 334,616 344,580! 334,556 346,520! 364,524 376,488! 370,462 386,432! 398,440 404,410! 396,380 400,340!',
);
const HUMP = outline('430,620! 470,520 512,440 556,410 610,420! 610,700! 430,700!');
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
  combed('484,300 484,400 480,480 500,580 540,700', '420,400 404,480 384,560 360,660 350,800', {
    role: 'mid',
    rows: 6,
    width: 9,
    length: 44,
  }),
  combed('500,330 500,430 520,540 570,640', '484,300 484,400 486,500 530,640', {
    role: 'near',
    rows: 3,
    width: 8,
    length: 36,
  }),
  combed('420,760 430,820 440,890', '560,720 570,800 590,880', {
    role: 'mid',
    rows: 4,
    width: 9,
    length: 44,
  }),
  // A collar with a bell.
  cutStroke('accent', '342,566 386,606 450,606 514,532', [30, 32, 32, 30], [42, 44, 44, 42]),
  dots('glow', '352,584,8 396,605,8 448,602,8 490,570,8'),
  keyed('glow', outline('396,690! 404,668 408,636 424,622 440,636 444,668 452,690!'), 5),
  flat('ink', circlePath(424, 696, 9)),
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
