import { lionHead } from '../creatures/heads.ts';
import { fill, flat, mirrored, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

/** A broad low seat under a hanging of red cloth, its arms carved as sitting lions. */
export const lionSeat: Art = [
  mirrored([fill('woodDark', boxPath(140, 196, 16, 660)), disc('metal', 148, 190, 15)]),
  fill('wineDark', 'M156 216Q300 250 444 216V850H156Z'),
  fill('metal', 'M132 200Q300 236 468 200V222Q300 258 132 222Z'),
  mirrored([
    graven('186,250 182,420 190,600', 6, 'metal'),
    graven('222,258 220,320 224,400', 5, 'metal'),
    fill('metalDark', 'M60 856C62 790 56 740 72 690C84 660 132 660 146 690C158 740 152 800 160 856Z'),
    flat('wood', 'M118 856C116 800 122 740 118 690C130 676 140 682 146 690C158 740 152 800 160 856Z', 0.6),
    graven('96,716 92,780 96,830', 5, 'metal'),
    fill('metal', 'M58 858C56 836 90 832 98 846C110 832 150 834 150 858Z', { width: 1.8 }),
    lionHead({ x: 90, y: 664, size: 0.52 }),
  ]),
];
