import { mirrored, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const CHEST = outline(
  '190,330! 150,420 140,520 160,600 196,650 300,690 404,650 440,600 460,520 450,420 410,330!',
);
const FAR_LEGS = ['214,600,60 206,700,40 214,800,34', '386,600,60 394,700,40 386,800,34'].map(limb);
const LEGS = [
  '206,560,74 203,686,50 201,726,52 200,762,36 196,816,34 196,834,40',
  '394,560,74 396,668,50 397,708,52 398,744,36 400,798,34 400,816,40',
].map(limb);
const HOOVES = ['174,830! 218,830! 226,862! 166,862!', '378,812! 422,812! 430,844! 370,844!'].map(outline);

/** The body of a donkey that comes straight at us, its back at 330 and its hooves at 862. */
export const donkeyBody: Art = [
  joined('ink', FAR_LEGS, 4),
  joined('near', LEGS, 5),
  HOOVES.map((hoof) => cut('ink', hoof, 4)),
  // The knees.
  [gouge('181,718 201,734 221,718', 6, 'far'), gouge('377,700 397,716 417,700', 6, 'far')],
  joined('near', [CHEST], 6),
  mirrored(
    combed('176,420 160,520 186,620', '224,430 206,540 240,640', { role: 'far', rows: 4, length: 40 }),
  ),
];
