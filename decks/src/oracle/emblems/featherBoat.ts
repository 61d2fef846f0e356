import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { plume } from './plume.ts';

const HULL = outline('-178,-6! -166,62 -112,128 -40,152 40,152 112,128 166,62 178,-6! 96,20 0,28 -96,20');
const RIM = outline('-178,-6! -120,-26 -50,-36 50,-36 120,-26 178,-6! 120,20 50,28 -50,28 -120,20');

const nutshell: Art = [
  fill('straw', RIM, { width: 3.2 }),
  fill('woodDark', outline('-154,-5! -104,-18 -44,-26 44,-26 104,-18 154,-5! 104,13 44,19 -44,19 -104,13'), {
    width: 2.4,
  }),
];

const hull: Art = [
  fill('wood', HULL, { width: 3.2 }),
  clipped(HULL, [
    flat('straw', outline('-178,-6! -160,50 -110,96 -60,60 -30,30! -100,22'), 0.6),
    flat('woodDark', outline('70,24! 120,16 178,-6! 170,90 100,160 -30,160! 70,120'), 0.5),
    [
      '-150,24 -132,76 -92,116',
      '-112,28 -104,84 -70,134',
      '-70,34 -74,84 -44,140',
      '-24,36 -30,92 -8,146',
      '24,36 30,92 10,146',
      '70,34 76,84 46,140',
      '112,28 106,84 72,134',
      '150,24 134,76 94,116',
    ].map((groove) => graven(groove, 8, 'woodDark', 0.9)),
    [
      '-132,52 -116,46 -104,60',
      '-96,80 -84,70 -70,84',
      '-56,56 -42,50 -32,64',
      '-20,112 -4,104 8,118',
      '2,60 16,52 28,64',
      '44,96 58,88 68,102',
      '86,58 98,52 108,64',
      '108,92 118,84 128,94',
    ].map((groove) => graven(groove, 6, 'woodDark', 0.8)),
  ]),
  line(HULL, 3.2),
  line('M-176 -1Q-96 28 0 36Q96 28 176 -1', 6, 'straw'),
];

/** Half a walnut shell that sails under an upright feather; its rim is at 0,0. */
export const featherBoat: Art = [
  nutshell,
  put(plume, { x: -266, y: -551, turn: -16, size: 0.8 }),
  fill('straw', outline('-24,12! -16,-8 4,-12 22,-4! 30,14 0,20'), { width: 2.4 }),
  hull,
];
