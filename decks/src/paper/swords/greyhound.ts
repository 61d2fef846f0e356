import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { slenderSword } from '../objects.ts';

/** From the withers over the arched loin to the croup, the thigh, the tucked belly and the deep chest. */
const TRUNK = outline(
  '112,-62 60,-58 -10,-70 -80,-84 -140,-76 -190,-46 -214,-4 -200,34 -160,48 -118,26! -60,22 -10,56 40,92 92,98 136,66 158,20 156,-20',
);
const NECK = outline(
  '60,-58! 102,-78 130,-108 150,-150 182,-188 228,-198! 256,-146! 226,-126 194,-96 166,-52 150,30! 100,40',
);
/** One long wedge from the flat skull to the nose, and the lower jaw that closes below it. */
const SKULL = outline(
  '-54,4 -48,-24 -20,-40 12,-40 38,-30 66,-18 104,-8 132,-2 142,8 136,20! 96,22 50,26 20,36 -20,44',
);
const JAW = outline('-10,30! 30,30 80,26 126,22! 122,34 104,40 70,42 30,50 -14,54!');
const NEAR_EAR = outline('-16,-36! -40,-54 -78,-56 -112,-38! -96,-28 -60,-20 -28,-6!');
const TAIL = limb('-196,-34,24 -242,-24,15 -288,-46,11 -312,-90,8 -306,-128,4');
/** Thigh, second thigh, hock, foot: stretched out behind. */
const NEAR_HIND = limb('-168,-14,104 -214,40,66 -262,72,36 -302,68,24 -350,98,19 -394,132,22 -412,138,14');
const FAR_HIND = limb('-170,0,90 -196,64,54 -232,108,30 -268,112,21 -306,150,17 -340,182,20 -358,190,13');
/** Shoulder, elbow, wrist, paw: stretched out ahead. */
const NEAR_FORE = limb('104,10,96 140,62,56 188,84,34 246,84,23 300,62,18 332,54,23 350,56,14');
const FAR_FORE = limb('130,10,80 170,40,46 216,44,30 266,28,21 312,0,17 338,-12,22 354,-12,13');

const PAWS = [limb('334,54,22 354,58,28 370,66,16'), limb('-396,134,22 -414,142,26 -430,140,14')];
const PAW_CUTS = [
  lens([352, 60], [372, 64], 4),
  lens([348, 66], [366, 72], 4),
  lens([-412, 146], [-430, 144], 4),
];

/** The head seen level, a sword across its closed teeth by the grip. */
const head: Art = [
  joined('ink', [JAW], 5),
  joined('ink', [SKULL], 5),
  flat('ink', outline('-30,10! 20,26! 30,44! -20,52!')),
  gouge('134,22 90,24 50,30 26,38', 5, 'far'),
  put(slenderSword(0, -93, 1.08), { x: 92, y: 24, turn: 22 }),
  // The teeth close over the grip from above and from below.
  joined('ink', [outline('62,-14! 112,-4! 120,14 104,17 92,14 78,18 64,18!')], 1, 'ink'),
  flat('light', 'M74 15L81 30L87 14ZM108 13L112 26L118 13Z'),
  joined('ink', [NEAR_EAR], 4),
  gouge('-30,-30 -60,-42 -98,-40', 5, 'mid'),
  flat('light', outline('16,-14! 28,-26 44,-22 50,-10! 34,-6')),
  flat('ink', circlePath(34, -15, 6)),
  gouge('8,-22 28,-34 50,-24', 4, 'mid'),
  gouge('-6,20 4,34 26,38', 5, 'mid'),
  flat('mid', outline('130,-2! 142,4 140,14 130,12!')),
];

/** A greyhound in the air between two strides, all four legs stretched out: 760 wide about 0 and level. */
export const greyhound = (placedHead: (head: Art) => Art): Art => [
  joined('near', [FAR_HIND, FAR_FORE], 5),
  joined('ink', [TAIL, TRUNK, NEAR_HIND, NEAR_FORE, NECK, ...PAWS], 6),
  flat('mid', PAW_CUTS.join('')),
  placedHead(head),
  cut('accent', outline('136,-134! 160,-104 196,-78! 214,-104! 184,-122 156,-164!'), 5),
  // The ribs, the loin, and the muscles of shoulder and thigh.
  combed('60,-34 40,10 44,72', '-56,-50 -60,-16 -30,30', { role: 'mid', rows: 5, width: 6, length: 40 }),
  combed('140,-100 128,-60 112,-10 108,48', '180,-70 170,-40 156,0 140,50', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 34,
  }),
  combed('-104,-64 -140,-30 -170,20 -226,56', '-160,-58 -196,-24 -214,16 -250,52', {
    role: 'mid',
    rows: 4,
    width: 6,
    length: 44,
  }),
  gouge('-96,-62 -110,-20 -122,20', 6, 'mid'),
  flat(
    'mid',
    lens([-70, -72], [60, -48], 5) + lens([150, 70], [232, 88], 5) + lens([-296, 70], [-346, 98], 4),
  ),
];
