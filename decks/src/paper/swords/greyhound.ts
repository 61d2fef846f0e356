import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { sword } from '../objects.ts';

/** From the withers over the arched loin to the croup, the thigh, the tucked belly and the deep chest. */
const TRUNK = outline(
  '112,-62 60,-58 -10,-70 -80,-84 -140,-76 -190,-46 -214,-4 -200,34 -160,48 -118,26! -60,22 -10,56 40,92 92,98 136,66 158,20 156,-20',
);
const NECK = outline('96,-62! 150,-92 190,-130 214,-158! 262,-112! 236,-78 204,-36 160,34! 100,40');
const SKULL = outline(
  '-50,-6 -34,-34 4,-42 36,-30 66,-14 112,-2 134,8 138,20 126,26! 90,26 44,28 8,36 -30,30',
);
const JAW = outline('10,30! 50,38 90,46 120,54! 122,62 106,68 66,60 20,50');
const NEAR_EAR = outline('-14,-30! -44,-50 -84,-52 -118,-32! -84,-28 -56,-14 -30,-8!');
const FAR_EAR = outline('-6,-36! -30,-68 -62,-78 -96,-70! -64,-50 -34,-26!');
const TAIL = limb('-196,-34,24 -242,-24,15 -288,-46,11 -312,-90,8 -306,-128,4');
/** Thigh, second thigh, hock, foot: stretched out behind. */
const NEAR_HIND = limb('-168,-14,104 -214,40,66 -262,72,36 -302,68,24 -350,98,19 -394,132,22 -412,138,14');
const FAR_HIND = limb('-170,0,90 -196,64,54 -232,108,30 -268,112,21 -306,150,17 -340,182,20 -358,190,13');
/** Shoulder, elbow, wrist, paw: stretched out ahead. */
const NEAR_FORE = limb('104,10,96 140,62,56 188,84,34 246,84,23 300,62,18 332,54,23 350,56,14');
const FAR_FORE = limb('130,10,80 170,40,46 216,44,30 266,28,21 312,0,17 338,-12,22 354,-12,13');

/** The head seen level, a sword held across its jaws by the grip. */
const head: Art = [
  joined('near', [FAR_EAR], 4),
  flat('accent', outline('30,26! 126,24! 112,54! 60,44')),
  joined('ink', [SKULL], 5),
  sword(138, -34, 1.2, 36),
  joined('ink', [JAW], 4),
  joined('ink', [NEAR_EAR], 4),
  gouge('-26,-26 -60,-38 -104,-34', 5, 'mid'),
  flat('light', outline('20,-16! 32,-27 48,-22 52,-12! 36,-8')),
  flat('ink', circlePath(37, -17, 6)),
  gouge('14,-22 32,-34 54,-24', 4, 'mid'),
  gouge('60,-4 90,6 120,14', 4, 'mid'),
  flat('mid', outline('126,6! 137,10 138,20 128,22! 124,14')),
];

/** A greyhound in the air between two strides, all four legs stretched out: 760 wide about 0 and level. */
export const greyhound = (placedHead: (head: Art) => Art): Art => [
  joined('near', [FAR_HIND, FAR_FORE], 5),
  joined('ink', [TAIL, TRUNK, NEAR_HIND, NEAR_FORE, NECK], 6),
  placedHead(head),
  cut('accent', outline('140,-100! 164,-66 184,-8! 212,-34! 204,-78 178,-124!'), 5),
  keyed('glow', circlePath(196, -4, 12), 4),
  // The ribs, the loin, and the muscles of shoulder and thigh.
  combed('60,-34 40,10 44,72', '-56,-50 -60,-16 -30,30', { role: 'mid', rows: 5, width: 6, length: 40 }),
  combed('108,-40 124,0 116,48', '146,-30 152,6 140,50', { role: 'mid', rows: 3, width: 5, length: 34 }),
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
