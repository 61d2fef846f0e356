import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline(
  '96,-70 40,-60 -20,-60 -84,-80 -130,-68 -152,-30 -140,20 -100,50! -50,34 10,48 70,64 112,50 134,10 128,-40',
);
const NECK = outline('74,-66! 104,-104 130,-160 158,-196! 204,-128! 184,-88 164,-40 140,30! 90,30');
const SKULL = outline(
  '140,-176 152,-206 182,-216 212,-206 236,-178 262,-152 280,-132 282,-112 268,-98! 244,-94 220,-102 196,-106 166,-116 146,-140',
);
const NEAR_EAR = outline('148,-200! 128,-230 126,-272! 154,-258 172,-210!');
const FAR_EAR = outline('190,-210! 196,-244 216,-270! 226,-238 214,-206!');
/** Shoulder, knee, fetlock: tucked up under it. */
const NEAR_FORE = limb('100,-4,104 128,48,52 184,60,36 206,64,34 188,98,20 166,132,20 150,140,22');
const FAR_FORE = limb('120,0,80 164,30,44 216,24,33 236,28,31 226,62,19 210,100,19 196,108,20');
/** Thigh, hock, fetlock: stretched out behind. */
const NEAR_HIND = limb('-96,-16,130 -128,44,74 -172,64,44 -206,70,38 -236,112,21 -264,152,24 -284,166,20');
const FAR_HIND = limb('-96,0,110 -114,66,62 -150,98,38 -174,106,34 -198,148,20 -222,188,23 -240,204,19');
const HOOVES = [
  outline('-278,150! -264,172 -288,194! -314,184 -296,160!'),
  outline('160,126! 168,148 138,164! 122,148 138,130!'),
];
const FAR_HOOVES = [
  outline('-234,188! -220,212 -242,232! -268,224 -250,198!'),
  outline('206,94! 212,118 186,132! 170,118 184,100!'),
];
/** The bristles of its mane, from the withers to the poll, and a short tail. */
const MANE = outline(
  '84,-74! 58,-92 60,-98! 82,-98 68,-122 70,-128! 94,-122 84,-148 88,-152! 110,-146 102,-174 108,-178! 126,-168 122,-196 130,-200! 146,-186 154,-226 164,-228! 178,-204 178,-180! 150,-180 124,-122',
);
const TAIL = outline(
  '-140,-62! -174,-92 -214,-100 -250,-84! -232,-80 -246,-58! -222,-60 -226,-34! -190,-44 -148,-26!',
);

/** A foal in mid-leap to the right: 600 wide about 0 and level. */
export const leapingFoal: Art = [
  joined('far', [FAR_HIND, FAR_FORE], 5, 'ink'),
  FAR_HOOVES.map((d) => cut('ink', d, 4)),
  cut('accent', TAIL, 5),
  [gouge('-150,-50 -190,-70 -226,-76', 5), gouge('-154,-40 -190,-54 -214,-48', 5)],
  joined('light', [FAR_EAR], 4),
  joined('light', [TRUNK, NECK, NEAR_HIND, NEAR_FORE, SKULL], 6),
  cut('accent', MANE, 5),
  joined('light', [NEAR_EAR], 4),
  flat('accent', outline('142,-214! 134,-238 136,-256! 150,-242 158,-214!')),
  HOOVES.map((d) => cut('ink', d, 4)),
  combed('96,-56 120,-10 126,40', '66,-44 78,0 92,40', { role: 'far', rows: 3, width: 7, length: 34 }),
  combed('-70,-62 -110,-20 -150,40', '-128,-56 -146,-20 -174,48', {
    role: 'far',
    rows: 4,
    width: 7,
    length: 40,
  }),
  combed('40,50 -10,40 -60,26', '20,24 -20,18 -60,8', { role: 'far', rows: 2, width: 6 }),
  combed('188,-98 170,-50 146,0', '156,-120 140,-70 130,-20', { role: 'far', rows: 3, width: 5 }),
  // A foal's spots on the rump, its great eye and its soft lips.
  flat(
    'far',
    toPoints('-30,-40 -62,-48 -44,-14 -84,-14')
      .map(([x, y]) => circlePath(x, y, 7))
      .join(''),
  ),
  gouge('150,-150 168,-124 196,-116', 5, 'ink'),
  flat('ink', circlePath(204, -166, 13)),
  flat('light', circlePath(208, -171, 4.5)),
  gouge('184,-176 202,-188 222,-174', 5, 'ink'),
  flat('ink', outline('264,-136! 272,-132 272,-122 264,-122!')),
  gouge('240,-104 256,-108 272,-108', 4, 'ink'),
];
