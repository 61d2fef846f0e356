import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { plume } from './plume.ts';

/** The shell from outside: knobbly, with a point at its bow on the right. */
const HULL = outline(
  '-172,-4! -176,34 -158,58 -150,84 -122,98 -104,124 -66,128 -40,142 0,136 36,142 66,126 104,120 122,94 152,80 160,50 184,24 196,-16! 120,24 0,34 -100,26',
);
const RIM = outline(
  '-172,-4! -150,-30 -90,-44 0,-46 90,-44 150,-32 196,-16! 172,10 100,32 0,38 -100,30 -154,18',
);
const HOLLOW = outline(
  '-152,-6! -130,-24 -80,-34 0,-36 84,-34 140,-24 168,-12! 140,6 84,20 0,26 -90,20 -134,10',
);

const inside: Art = [
  fill('straw', RIM, { width: 3.2 }),
  fill('woodDark', HOLLOW, { width: 2.4 }),
  clipped(HOLLOW, [
    flat('wood', outline('-160,-6! -130,-20 -60,-24! -40,26! -160,30!'), 0.7),
    flat('ink', outline('60,-40! 180,-40! 180,20! 100,20 120,-14'), 0.45),
    // The thin walls that parted its kernel.
    fill('wood', outline('-20,-40! -8,-18 -14,6 -34,30! 18,30! 10,4 14,-20 24,-40!'), { width: 2 }),
    graven('-130,2 -100,-8 -64,0', 5, 'ink', 0.5),
    graven('60,0 90,-10 124,-4', 5, 'ink', 0.5),
  ]),
];

const hull: Art = [
  fill('wood', HULL, { width: 3.2 }),
  clipped(HULL, [
    flat('straw', outline('-180,-10! -180,60 -130,110 -70,140! -96,90 -70,60 -120,22!'), 0.75),
    flat('woodDark', outline('80,26! 140,20 200,-20! 180,90 100,150 -30,160! 50,110'), 0.55),
    [
      '-168,18 -130,44 -96,40 -60,64 -20,58 20,70 60,58 110,64 184,14',
      '-166,40 -132,66 -104,70 -80,92 -36,88 4,100 46,86 90,92 150,60',
      '-140,84 -106,96 -80,118 -30,112 10,122 60,110 110,108',
      '-120,26 -100,38 -104,56 -88,74 -96,96',
      '-62,32 -40,48 -46,68 -24,84 -34,106 -14,128',
      '0,38 16,52 6,74 24,94 12,118',
      '62,34 84,48 76,68 96,84 84,104',
      '120,26 134,42 128,60 142,72',
    ].map((wrinkle, i) => graven(wrinkle, i < 3 ? 8 : 7, 'woodDark', 0.95)),
    [
      '-150,28 -132,30 -120,40',
      '-30,44 -14,42 -4,50',
      '30,76 46,72 58,80',
      '-76,76 -62,72 -52,80',
      '98,40 110,36 120,44',
    ].map((shine) => graven(shine, 5, 'straw', 0.9)),
  ]),
  line(HULL, 3.2),
  line('M-170 0Q-100 30 0 37Q110 34 192 -14', 6, 'straw'),
];

/** Half a walnut shell that sails under an upright feather; the middle of its rim is at 0,0. */
export const featherBoat: Art = [
  inside,
  put(plume, { x: -296, y: -640 }),
  fill('straw', outline('-22,16! -16,-2 0,-8 16,-2! 24,16 0,22'), { width: 2.4 }),
  hull,
];
