import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** A point of its curled back, which is 170 about 0 and runs from its rump, lower right, over the top to its withers. */
const at = (i: number, out = 0): Point => polar(0, 0, 172 + out, 50 - i * 24);

const BACK = swellPath(
  times(10, (i) => at(i)),
  [110, 150, 156, 140, 126, 128, 138, 150, 150, 120],
);
const NECK = limb('-176,-40,126 -206,30,88 -206,90,72 -170,150,66');
const THIGH = outline('226,-30! 266,40 262,124 216,194 150,222 108,200! 92,150 104,90 146,34 190,-8');

/** A head in profile that looks right: its brow at -60, its nose at (120, 36). */
const HEAD = outline(
  '-86,-20 -72,-58 -30,-72 14,-58 46,-28 84,-4 112,10 122,28 114,46 84,54 40,54 0,62 -44,64 -78,36',
);
const EAR = outline('-56,-44! -108,-62 -150,-104 -166,-150! -120,-148 -74,-116 -40,-62!');
const FAR_EAR = outline('-36,-56! -60,-104 -62,-152 -44,-194! -14,-156 0,-108 0,-62!');

const head: Art = [
  joined('accent', [FAR_EAR], 5),
  flat('sky', outline('-30,-80! -48,-116 -50,-150 -42,-174! -20,-146 -8,-110')),
  joined('accent', [HEAD], 6),
  // A soft pale blaze round the eye and along the muzzle.
  flat('sky', outline('52,30! 84,26 112,36 112,46 84,52 44,52 4,58! 30,44')),
  combed('-30,-62 10,-48 56,-14', '-40,-44 0,-28 40,-4', { role: 'ink', rows: 3, width: 4, length: 22 }),
  flat('ink', outline('104,14! 118,12 124,26 116,38 104,30')),
  gouge('70,40 92,44 110,40', 4, 'ink'),
  flat('sky', outline('-32,-18! -10,-38 22,-30 34,-10! 14,6 -14,2')),
  flat('ink', outline('-24,-14! -8,-30 16,-26 26,-10! 10,0 -10,-2')),
  flat('light', circlePath(4, -18, 5)),
  joined('accent', [EAR], 5),
  flat('sky', outline('-66,-58! -108,-76 -140,-108 -152,-138! -112,-130 -78,-102')),
  gouge('-64,-58 -100,-88 -134,-118', 5),
];

/** A fawn seen from above that lies curled about 0, its legs folded before it and its nose at (24, 108): 500 wide. */
export const curledFawn: Art = [
  cut('light', outline('176,190! 226,206 240,246 216,276! 186,258 164,224!'), 4),
  // The hind leg comes forward under the rump, the forelegs fold under the breast.
  joined('accent', [limb('170,190,60 100,256,36 20,272,26 -50,262,18')], 5),
  flat('ink', limb('-30,268,20 -54,262,18')),
  joined('accent', [BACK, NECK], 7),
  joined('accent', [THIGH, limb('160,190,56 90,214,36 30,222,26 6,218,20')], 5),
  flat('ink', limb('24,222,24 4,218,20')),
  gouge(
    times(9, (i) => at(i + 0.7, 30)),
    8,
    'ink',
  ),
  gouge('-236,-70 -196,-92 -140,-76 -112,-30', 8, 'ink'),
  combed('-216,-50 -230,0 -226,40', '-150,-50 -160,-20 -170,20', { role: 'ink', rows: 3, length: 22 }),
  times(7, (i) => flat('light', circlePath(...at(i + 1.5, 54), 9 - (i % 2)))),
  times(8, (i) => flat('light', circlePath(...at(i + 0.9, 8), 12 - (i % 3)))),
  times(6, (i) => flat('light', circlePath(...at(i + 1.6, -28), 10 - (i % 2) * 3))),
  flat(
    'light',
    circlePath(214, 70, 11) + circlePath(182, 116, 10) + circlePath(226, 134, 8) + circlePath(160, 166, 8),
  ),
  joined('accent', [limb('-120,40,54 -70,150,40 -120,214,30 -190,238,24')], 5),
  flat('ink', limb('-164,232,26 -192,238,22')),
  put(head, { x: -92, y: 118, turn: -20, size: 0.94 }),
];
