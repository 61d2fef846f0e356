import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline(
  '96,-70 40,-60 -20,-60 -84,-80 -130,-68 -152,-30 -140,20 -100,50! -50,34 10,48 70,64 112,50 134,10 128,-40',
);
const NECK = outline('50,-66! 104,-92 150,-130 190,-168! 252,-116! 226,-86 190,-44 146,30! 90,30');
/** Level, about its cheek: the poll at (-40, -34), the lips at (118, 52). */
const SKULL = outline(
  '-52,-18 -40,-42 -12,-52 20,-44 56,-16 92,8 116,22 126,40 118,56 100,62! 76,58 56,48 26,48 -14,50 -44,26',
);
const NEAR_EAR = outline('-46,-30! -74,-62 -80,-102! -50,-88 -26,-46!');
const FAR_EAR = outline('-16,-46! -20,-78 -6,-108! 12,-78 6,-46!');
/** Shoulder, knee, fetlock: tucked up under it. */
const NEAR_FORE = limb('100,-4,104 128,48,52 184,60,36 206,64,34 188,98,20 166,132,20 150,140,22');
const FAR_FORE = limb('120,0,80 164,30,44 216,24,33 236,28,31 226,62,19 210,100,19 196,108,20');
/** Thigh, hock, fetlock: drawn up under it. */
const NEAR_HIND = limb('-96,-10,132 -92,50,86 -140,76,48 -190,84,38 -206,128,21 -206,170,24 -222,188,20');
const FAR_HIND = limb('-90,10,110 -56,76,66 -96,110,40 -136,122,32 -144,166,20 -140,200,23 -154,216,19');
const HOOVES = [
  outline('-218,172! -202,192 -222,216! -250,208 -236,182!'),
  outline('160,126! 168,148 138,164! 122,148 138,130!'),
];
const FAR_HOOVES = [
  outline('-150,200! -134,220 -154,244! -182,236 -168,210!'),
  outline('206,94! 212,118 186,132! 170,118 184,100!'),
];
/** The bristles of its mane, from the withers to the poll, and a tail that flows out. */
const MANE = outline(
  '40,-70! 28,-96 24,-104! 56,-98 54,-126 52,-132! 84,-116 86,-148 86,-154! 114,-136 120,-170 122,-176! 146,-156 156,-192 160,-198! 178,-176 194,-210 200,-214! 212,-186 206,-166! 190,-150 130,-104',
);
const TAIL = outline(
  '-136,-66! -176,-104 -226,-112 -276,-88 -326,-84! -300,-68 -276,-60 -330,-44! -290,-34 -262,-36 -300,-8! -250,-6 -206,-30 -148,-26!',
);

const head: Art = [
  joined('light', [FAR_EAR], 5),
  joined('light', [SKULL], 5),
  flat('light', outline('-50,-22! -10,-30! -4,44! -46,30!')),
  joined('light', [NEAR_EAR], 5),
  flat('accent', outline('-52,-42! -68,-66 -70,-88! -52,-74 -38,-48!')),
  gouge('-30,40 2,44 20,26 16,4', 6, 'ink'),
  flat('ink', circlePath(6, -18, 12)),
  flat('light', circlePath(10, -23, 4.5)),
  gouge('-16,-26 4,-40 26,-28', 5, 'ink'),
  flat('ink', outline('104,26! 116,28 118,40 108,38!')),
  gouge('118,52 100,46 84,48', 5, 'ink'),
  gouge('50,-2 74,14 92,24', 4, 'far'),
];

/** A foal in mid-leap to the right: 600 wide about 0 and level. */
export const leapingFoal: Art = [
  joined('far', [FAR_HIND, FAR_FORE], 5, 'ink'),
  FAR_HOOVES.map((d) => cut('ink', d, 4)),
  cut('accent', TAIL, 5),
  [gouge('-150,-56 -200,-86 -280,-78', 6), gouge('-154,-42 -200,-60 -276,-42', 6)],
  joined('light', [TRUNK, NECK, NEAR_HIND, NEAR_FORE], 6),
  cut('accent', MANE, 5),
  put(head, { x: 236, y: -156, turn: 24 }),
  HOOVES.map((d) => cut('ink', d, 4)),
  combed('96,-56 120,-10 126,40', '66,-44 78,0 92,40', { role: 'far', rows: 3, width: 7, length: 34 }),
  combed('-72,-62 -100,-20 -110,34', '-126,-56 -136,-20 -132,36', {
    role: 'far',
    rows: 4,
    width: 7,
    length: 40,
  }),
  combed('40,50 -10,40 -60,26', '20,24 -20,18 -60,8', { role: 'far', rows: 2, width: 6 }),
  combed('226,-106 184,-50 150,10', '176,-132 146,-80 126,-20', { role: 'far', rows: 3, width: 5 }),
  // A foal's spots on the rump.
  flat(
    'far',
    toPoints('-30,-40 -62,-48 -44,-14 -84,-14')
      .map(([x, y]) => circlePath(x, y, 7))
      .join(''),
  ),
];
