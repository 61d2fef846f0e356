import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** From the shoulder in one long bow over the back to the haunch, and the breast. */
const BODY = limb('262,320,112 262,372,92 272,440,124 292,530,166 346,620,176 416,690,188 440,760,196');
const HEAD = outline(
  '172,296! 164,272 180,244 212,220 252,206 292,212 318,244 322,290 300,330 262,352 224,340 190,318',
);
const EARS = ['236,216! 232,186 252,170 274,180 276,212!', '284,222! 290,192 314,184 330,202 322,238!'].map(
  outline,
);
const TAIL = limb('490,790,60 540,800,50 560,730,40 540,660,32');
const TAIL_TIP = limb('556,700,38 540,650,34 506,610,24 490,590,8');
/** One forepaw stands, the other is laid on the hilt. */
const FOREPAWS = [
  limb('300,560,84 280,660,56 268,760,46 254,814,42 236,826,34'),
  limb('250,470,80 196,500,50 160,486,38 142,474,34'),
];
const HAUNCH = outline('330,720! 340,640 410,600 490,640 520,720 510,790 470,830 380,836 330,836! 320,800');
const HIND_FOOT = limb('420,826,40 360,828,38 318,830,34');

/** A white ermine that sits and looks to the left: its head from 164 across, its ears at 170 and its feet at 840 down, a paw at (142, 474). */
export const ermine: Art = [
  joined('light', [TAIL], 6),
  joined('ink', [TAIL_TIP], 5),
  joined('light', [...EARS, BODY, HEAD, ...FOREPAWS], 6),
  joined('light', [HAUNCH, HIND_FOOT], 6),
  flat('light', outline('400,640! 470,660 500,720 480,800 420,810 380,760!')),
  flat('far', outline('244,208! 242,192 254,182 266,190 266,208!')),
  flat('ink', outline('206,264! 222,248 244,250 250,268! 228,276')),
  flat('light', circlePath(224, 258, 4.5)),
  flat('ink', outline('160,272! 170,262 184,268! 180,286 168,290')),
  gouge('172,294 196,306 222,302', 5, 'ink'),
  [gouge('196,290 150,300 112,324', 3, 'ink'), gouge('196,296 156,316 126,346', 3, 'ink')],
  combed('300,240 318,330 350,460 440,590', '280,300 280,400 310,500 380,600', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 44,
  }),
  combed('226,400 216,470 236,560', '262,400 262,480 290,570', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 34,
  }),
  combed('480,650 510,720 490,800', '440,650 470,720 450,800', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 40,
  }),
  combed('350,690 380,640 440,630', '360,760 400,690 450,680', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 30,
  }),
  [
    gouge('336,714 330,640 380,606', 7, 'ink'),
    gouge('300,816 316,832 318,842', 4, 'ink'),
    gouge('232,816 224,826 224,838', 4, 'ink'),
  ],
  [gouge('136,464 128,472 128,482', 4, 'ink'), gouge('150,462 142,470 142,484', 4, 'ink')],
];
