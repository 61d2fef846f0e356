import { lionHead } from '../creatures/heads.ts';
import { fill, line, mirrored, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import { graven, limb } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

/** A broad low seat under a hanging of red cloth, its arms carved as sitting lions. */
export const lionSeat: Art = [
  mirrored([fill('woodDark', boxPath(140, 196, 16, 660)), disc('metal', 148, 190, 15)]),
  fill('wineDark', 'M156 216Q300 250 444 216V850H156Z'),
  fill('metal', 'M132 200Q300 236 468 200V222Q300 258 132 222Z'),
  mirrored([
    graven('186,250 182,420 190,600', 6, 'metal'),
    graven('222,258 220,320 224,400', 5, 'metal'),
    fill('woodDark', 'M70 676H164V856H150V704H70Z'),
    fill('metalDark', 'M128 860C166 852 172 792 146 752C130 734 116 744 112 772L108 860Z'),
    graven('156,840 156,790 138,766', 4, 'metal'),
    fill('metal', 'M66 704C58 752 66 800 84 842H118C132 800 138 752 130 704Z'),
    ['78,744 76,792 76,838', '118,744 118,792 116,838'].map((leg) => limb('metal', leg, [30, 24, 24])),
    [76, 116].map((x) => [
      fill(
        'metal',
        `M${x - 22} 860C${x - 26} 838 ${x - 10} 832 ${x} 832C${x + 10} 832 ${x + 26} 838 ${x + 22} 860Z`,
        {
          width: 1.8,
        },
      ),
      line(`M${x - 7} 860V846M${x + 7} 860V846`, 1.8, 'woodDark'),
    ]),
    fill('straw', 'M68 700C70 736 82 760 97 784C112 760 124 736 128 700Z', { width: 1.8 }),
    graven('84,716 90,744 96,766', 3, 'woodDark'),
    graven('112,716 106,744 98,766', 3, 'woodDark'),
    lionHead({ x: 98, y: 672, size: 0.56 }),
  ]),
];
