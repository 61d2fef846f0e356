import { mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '300,334 356,340 408,362 444,408 470,470 494,540 520,620 538,690 536,744 508,786 430,806 300,810 170,806 92,786 64,744 62,690 80,620 106,540 130,470 156,408 192,362 244,340',
);
const HEAD = outline('300,210 364,222 402,268 408,322 384,374 300,392 216,374 192,322 198,268 236,222');
const BAND = outline('194,286! 250,306 300,312 350,306 406,286! 410,328! 350,350 300,354 250,350 190,328!');

/** A sitting bear seen from behind, blindfolded: the cloth is knotted at the back of its head; from 190 to 796 down. */
export const boundBear: Art = [
  mirrored([
    joined('ink', [circlePath(382, 226, 46)], 6),
    combed('360,262 372,224 384,188', '404,262 412,230 406,196', {
      role: 'mid',
      rows: 3,
      width: 6,
      length: 20,
    }),
  ]),
  // Its heels show on both sides.
  mirrored([
    joined('ink', [outline('470,744! 506,742 536,764 546,794 520,810 470,808!')], 5),
    gouge('500,770 520,776 532,790', 5, 'mid'),
  ]),
  joined('ink', [BODY, HEAD], 7),
  // The fur parts along its spine and runs down over the shoulders and the haunches.
  combed('286,410 272,540 280,690', '190,390 126,560 110,710', {
    role: 'mid',
    rows: 9,
    width: 8,
    length: 40,
    fade: 1.1,
  }),
  combed('314,410 328,540 320,690', '400,420 440,540 450,640', {
    role: 'mid',
    rows: 5,
    width: 6,
    length: 36,
  }),
  combed('270,250 236,280 214,330', '300,240 290,270 286,300', { role: 'mid', rows: 4 }),
  gouge('300,470 304,590 300,720', 8, 'mid'),
  mirrored([gouge('404,390 446,470 450,560', 8, 'mid'), gouge('506,690 450,640 400,660 372,720', 8, 'mid')]),
  // The coat falls over the haunches to the ground.
  mirrored(
    combed('480,690 440,720 400,790', '410,640 380,700 350,790', {
      role: 'mid',
      rows: 4,
      width: 6,
      length: 30,
    }),
  ),
  // The stub of its tail.
  joined('ink', [outline('300,728 324,744 332,772 318,796 300,804! 282,796 268,772 276,744')], 5),
  combed('292,748 284,768 292,790', '308,748 316,768 308,790', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 20,
  }),
  stroke('light', '300,332 262,400 270,470', [24, 40, 46]),
  stroke('accent', '300,332 262,400 270,468', [16, 31, 36]),
  stroke('light', '304,332 344,388 338,442', [24, 40, 46]),
  stroke('accent', '304,332 344,388 338,440', [16, 31, 36]),
  cut('accent', BAND, 5),
  hatch(BAND, { role: 'ink', angle: 90, gap: 18, width: 5, side: 'end', reach: 0.4 }),
  keyed('accent', circlePath(300, 334, 23), 5),
  gouge('288,330 300,324 314,332', 5, 'ink'),
];
