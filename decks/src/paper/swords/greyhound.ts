import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { sword } from '../objects.ts';

const NECK = outline(
  '92,446! 66,500 30,560! 20,910! 380,910! 404,850 386,780 330,728 270,694 236,646 222,590 216,540 210,486!',
);
/** A foreleg that reaches ahead, the paw bent. */
const LEG = limb('250,800,160 350,744,92 430,692,60 470,684,50 496,716,40 514,744,46');
const SKULL = outline(
  '-84,-30 -64,-70 -10,-90 48,-80 92,-58 150,-42 206,-28 232,-8 232,10! 212,20 160,24 110,30! 74,52 30,80 -10,76 -60,40',
);
const JAW = outline('56,40! 100,30 160,24 214,22! 222,36 204,48 150,56 100,66 56,76');
const NEAR_EAR = outline(
  '-22,-64! -58,-104 -112,-110 -176,-78! -140,-72 -158,-46 -120,-48 -112,-24! -70,-30',
);
const FAR_EAR = outline('0,-80! -36,-126 -86,-136 -140,-118! -90,-96 -40,-66!');

/** The head seen level, a sword held by its grip between the lips. */
const head: Art = [
  joined('near', [FAR_EAR], 4),
  sword(308, 20, 1.18, 90),
  joined('ink', [JAW, SKULL], 5),
  gouge('84,34 150,26 222,20', 5),
  joined('ink', [NEAR_EAR], 4),
  gouge('-30,-62 -72,-80 -140,-74', 6, 'mid'),
  flat('light', outline('36,-40! 54,-58 78,-50 84,-38! 62,-30')),
  flat('ink', circlePath(62, -44, 9)),
  flat('light', lens([60, -48], [66, -48], 4)),
  gouge('28,-46 52,-70 88,-56', 5, 'mid'),
  gouge('100,-38 150,-24 200,-10', 5, 'mid'),
  flat('mid', outline('212,-18! 232,-12 236,2 222,6! 214,-4')),
  gouge('-30,50 14,52 50,20', 7, 'mid'),
];

/** A racing greyhound to its deep chest that looks right and up, its ears blown back: from (20, 340) to the point at (530, 290). */
export const greyhound: Art = [
  joined('ink', [NECK, LEG]),
  combed('116,500 80,580 60,700 60,860', '196,510 216,640 300,730 370,800', {
    role: 'mid',
    rows: 7,
    width: 7,
    length: 52,
  }),
  cutStroke('accent', '44,566 110,590 176,572 222,536', [30, 34, 34, 28], [46, 50, 50, 44]),
  keyed('glow', circlePath(150, 602, 16), 5),
  [gouge('500,762 506,748 506,736', 5, 'mid'), gouge('522,756 524,742 520,732', 5, 'mid')],
  combed('300,752 370,710 440,676', '330,790 400,740 450,708', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 40,
  }),
  put(head, { x: 170, y: 440, turn: -24, size: 0.88 }),
];
