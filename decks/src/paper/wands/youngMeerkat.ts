import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** A long pointed head that looks up to the left. */
const HEAD = outline(
  '398,232 414,278 404,330 360,366 312,362 282,338! 254,318 226,292 204,264! 192,246 198,228 214,222! 244,216 270,204 304,188 348,184 380,200',
);
/** The head turned up about the neck. */
const RAISED = { x: 88, y: -72, turn: 14 };

const BODY = outline(
  '314,340! 404,310! 436,380 448,460 464,560 492,660 500,760 470,836 400,862 310,856 256,820 240,740 258,640 276,540 284,440 300,380',
);
const BELLY = outline(
  '306,384! 330,420 336,520 336,640 330,760 310,830! 270,800 256,740 270,640 286,540 292,440',
);
const TAIL = limb('440,816,64 500,822,44 550,806,28 620,770,14');

/** A foot that lies on the ground to the left. */
const foot = (x: number, y: number): Art => [
  joined('mid', [limb(`${x},${y},58 ${x - 50},${y + 8},46 ${x - 98},${y + 12},34`)], 5),
  [-8, 2, 12].map((dy) =>
    gouge(`${x - 112},${y + 8 + dy} ${x - 98},${y + 8 + dy} ${x - 84},${y + 8 + dy}`, 5, 'ink'),
  ),
];

/** Four claws of a paw that close over a staff at (x, y). */
const claws = (x: number, y: number): Art =>
  [-21, -7, 7, 21].map((dy) =>
    cut('ink', limb(`${x + 22},${y + dy},13 ${x},${y + dy - 4},13 ${x - 18},${y + dy + 4},5`), 3),
  );

export const farArm: Art = [
  joined('near', [limb('310,420,60 262,440,46 214,420,36 186,408,34')], 5),
  claws(176, 408),
];

const face: Art = [
  keyed('light', outline('276,330! 254,318 226,292 206,266! 230,262 262,266 290,290 296,320!'), 0),
  flat('ink', outline('258,236! 284,212 316,216 334,240! 322,270 290,278 264,264')),
  keyed('glow', circlePath(298, 244, 15), 0),
  flat('ink', circlePath(294, 241, 9)),
  flat('light', circlePath(290, 237, 4)),
  flat('ink', outline('196,240! 194,228 206,220 218,224! 220,240 206,250')),
  gouge('206,262 232,280 262,300 280,300', 7, 'ink'),
  cut('ink', outline('372,246! 392,228 412,240 416,272 398,294! 376,286 366,266'), 4),
  combed('316,196 352,194 388,220', '336,236 356,234 372,244', {
    role: 'ink',
    rows: 3,
    width: 5,
    length: 22,
  }),
  combed('314,290 340,310 380,316', '310,330 340,350 380,340', {
    role: 'sky',
    rows: 3,
    width: 6,
    length: 24,
  }),
];

/** A young meerkat that stands upright, propped on its tail, and looks up to the left at the staff that it holds at x = 170. */
export const youngMeerkat: Art = [
  joined('mid', [TAIL], 5),
  foot(400, 852),
  put(joined('mid', [HEAD], 6), RAISED),
  joined('mid', [BODY], 6),
  put(flat('mid', HEAD), RAISED),
  flat('sky', BELLY),
  combed('414,350 430,460 464,600 484,740', '360,380 376,480 384,620 380,740', {
    role: 'near',
    rows: 5,
    width: 10,
    length: 40,
  }),
  combed('304,440 300,540 286,660', '326,440 326,540 320,660', {
    role: 'far',
    rows: 3,
    width: 6,
    length: 34,
  }),
  combed('440,420 466,560 490,700', '420,420 444,560 466,700', {
    role: 'ink',
    rows: 2,
    width: 8,
    length: 40,
  }),
  joined('mid', [outline('470,690! 500,760 478,840 410,868 350,856! 330,800 350,730 400,690')], 5),
  combed('470,710 488,770 460,840', '400,710 380,770 370,840', {
    role: 'near',
    rows: 4,
    width: 8,
    length: 34,
  }),
  foot(370, 860),
  put(face, RAISED),
  joined('mid', [limb('384,420,80 370,500,66 330,560,48 270,530,38 196,500,34')], 5),
  combed('404,430 390,500 340,556', '372,430 350,500 320,530', {
    role: 'near',
    rows: 3,
    width: 7,
    length: 26,
  }),
  claws(182, 498),
];
