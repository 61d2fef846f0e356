import { flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const NECK = outline(
  '-70,-48! -150,-10 -250,76 -360,150 -480,190! -480,460! -330,420 -200,320 -100,190 -10,66!',
);
const SKULL = outline(
  '-84,-40 -56,-78 -6,-92 48,-80 96,-60 160,-40 226,-20 254,-8 258,12! 220,18 150,20 90,26! 60,62 10,76 -50,50',
);
const JAW = outline('40,34! 96,32 150,34 210,34 232,44! 214,64 150,78 84,88 24,86');
const NEAR_EAR = outline('-36,-64! -84,-92 -140,-88 -196,-56 -220,-22! -168,-26 -110,-12 -64,-14!');
const FAR_EAR = outline('-20,-80! -70,-114 -126,-116 -170,-98! -120,-78 -60,-56!');

/** Head and neck of a racing greyhound that looks right, its ears blown back, with a thing between its jaws at (170, 28). */
export const greyhound = (prey: Art): Art => [
  joined('near', [FAR_EAR], 4),
  joined('ink', [NECK]),
  combed('-70,-30 -200,50 -340,150 -470,240', '-40,60 -140,190 -300,340 -470,430', {
    role: 'mid',
    rows: 9,
    width: 7,
    length: 52,
  }),
  cutStroke('accent', '-196,24 -130,110 -92,196', [30, 34, 30], [46, 50, 46]),
  keyed('glow', circlePath(-86, 206, 17), 5),
  joined('ink', [JAW], 5),
  prey,
  joined('ink', [SKULL], 5),
  joined('ink', [NEAR_EAR], 4),
  gouge('-60,-48 -110,-62 -170,-48', 6, 'mid'),
  flat('light', outline('36,-40! 56,-60 82,-50 88,-38! 66,-30')),
  flat('ink', circlePath(64, -44, 9)),
  flat('light', lens([62, -48], [68, -48], 4)),
  gouge('30,-44 54,-72 90,-58', 5, 'mid'),
  gouge('100,-36 160,-18 216,-4', 5, 'mid'),
  flat('mid', outline('236,-14! 256,-12 262,6 250,10! 240,0')),
  [
    gouge('-10,60 30,40 50,6', 6, 'mid'),
    combed('0,-80 50,-74 96,-52', '-30,-30 20,-20 60,0', { role: 'mid', rows: 3, width: 4, length: 22 }),
  ],
  cut('light', 'M196 18l6 18l8 -19ZM112 24l6 16l8 -18Z', 2),
];
