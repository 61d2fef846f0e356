import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '382,404 330,416 270,404 206,404 152,432 122,478 138,522 184,520 226,500! 270,532 324,570 384,580 434,546 452,496 440,440',
);
const NECK = limb('396,480,118 420,428,84 444,384,60');

/**
 * A greyhound that races to the right with a thing between its jaws at (500, 398): 505 wide, from its brow at 334
 * to its paws at 640.
 */
export const greyhound = (prey: Art): Art => [
  joined('near', [
    limb('384,540,72 440,586,36 492,606,18 528,602,16'),
    limb('156,500,90 166,566,48 116,608,20 98,648,16 112,656,14'),
  ]),
  joined('ink', [
    BODY,
    NECK,
    limb('400,530,90 462,552,42 520,536,19 552,546,16'),
    limb('150,484,116 128,552,60 80,568,22 54,616,16 66,628,14'),
    limb('126,470,18 88,482,14 62,452,10 60,404,5'),
  ]),
  ticks(BODY, {
    role: 'mid',
    flow: 8,
    gap: 26,
    length: 24,
    width: 5,
    tone: (x, y) => (y < 490 && x < 390 ? 0.85 : 0),
  }),
  [gouge('340,556 372,536 396,496', 6, 'mid'), gouge('200,440 166,470 172,512', 6, 'mid')],
  clipped(NECK, [
    stroke('light', '370,396 414,436 480,456', [29, 29, 29]),
    stroke('accent', '370,396 414,436 480,456', [19, 19, 19]),
  ]),
  joined('ink', [
    outline('404,384 420,344 456,334 492,350 530,370 552,384 548,394 500,398 462,404! 440,424'),
  ]),
  flat('light', lens([484, 396], [536, 392], 3)),
  keyed('glow', circlePath(470, 362, 8), 3),
  flat('ink', circlePath(472, 361, 3.4)),
  prey,
  cut('ink', outline('440,402! 470,404 500,408 536,404! 538,414 504,424 470,428 444,424'), 5),
  flat('light', 'M520 404l5 -12l5 12Z'),
  cut('ink', outline('446,344! 420,348 396,366 386,404! 414,404 434,390 450,368'), 4),
  gouge('400,390 416,376 436,360', 5, 'mid'),
];
