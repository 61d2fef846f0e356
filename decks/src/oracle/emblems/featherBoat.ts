import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { plume } from './plume.ts';

/** The shell from outside: a smooth bowl with a point at its bow on the right. */
const HULL = outline(
  '-172,-4! -168,36 -140,80 -88,108 -14,120 66,112 130,84 172,38 196,-16! 120,24 0,34 -100,26',
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
    flat('straw', outline('-180,-10! -180,60 -130,110 -60,124! -100,90 -110,60 -130,18!'), 0.75),
    flat('woodDark', outline('120,20! 150,16 200,-20! 180,90 100,130 -30,130! 60,108 110,70'), 0.6),
    // The furrows run from stern to bow, with short ones across between them.
    [
      '-168,20 -130,48 -70,62 -40,56 0,70 40,60 80,62 130,42 184,4',
      '-160,48 -120,74 -80,78 -40,94 0,88 40,94 100,74 160,36',
      '-124,86 -84,98 -30,106 30,106 84,94',
    ].map((furrow) => graven(furrow, 8, 'woodDark', 0.95)),
    [
      '-126,24 -110,36 -116,50',
      '-72,34 -58,46 -66,60',
      '-14,38 0,50 -8,64',
      '44,36 56,46 50,58',
      '96,28 108,38 102,50',
      '-100,60 -88,70 -92,78',
      '-40,64 -26,76 -32,88',
      '18,72 30,80 24,90',
      '70,64 82,70 76,80',
    ].map((furrow) => graven(furrow, 6, 'woodDark', 0.9)),
    ['-98,36 -86,42 -76,44', '-44,42 -32,48 -20,50', '16,46 28,50 40,48', '70,42 82,42 92,38'].map((shine) =>
      graven(shine, 5, 'straw', 0.9),
    ),
  ]),
  line(HULL, 3.2),
  line('M-170 0Q-100 30 0 37Q110 34 192 -14', 6, 'straw'),
];

/** A twig across the shell, to which the quill is tied with red thread. */
const twig: Art = [
  graven('-110,16 0,14 120,2', 12, 'ink', 0.5),
  limb('metalDark', '-140,4 -60,-2 40,2 152,-10', [15, 13, 13, 11], 'line', 2.4),
  graven('-130,0 -40,-5 60,-3 140,-12', 4, 'straw', 1),
  line('M-12 -12L12 8M12 -12L-12 8M-10 -16H12M-12 -2H12', 8, 'line'),
  line('M-12 -12L12 8M12 -12L-12 8M-10 -16H12M-12 -2H12', 4.4, 'red'),
];

/** Half a walnut shell that sails under an upright feather; the middle of its rim is at 0,0. */
export const featherBoat: Art = [inside, put(plume, { x: -296, y: -640 }), twig, hull];
