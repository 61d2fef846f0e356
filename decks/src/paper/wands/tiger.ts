import { clipped, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-176 70,-178 132,-146 172,-84 186,-24! 236,24! 204,46 238,108! 192,118 206,186! 146,186 92,216 0,226 -92,216 -146,186 -206,186! -192,118 -238,108! -204,46 -236,24! -186,-24 -172,-84 -132,-146 -70,-178',
);
const EAR = outline('74,-160! 100,-220 148,-236 184,-204 188,-150 166,-100!');
const IN_EAR = outline('104,-166! 120,-202 150,-210 166,-188 164,-152 152,-126!');
const CHEEK = outline('100,60! 144,40 184,-6! 222,28 192,48 226,106! 180,114 194,176! 130,178 100,120');
const BROW = outline('22,-50! 60,-92 118,-112 150,-92! 112,-86 66,-66');
const EYE = outline('30,-8! 46,-32 74,-40 100,-34! 90,-14 66,-4 46,-2');
const MUZZLE = outline('0,58! 40,40 96,56 124,100 112,146 60,174 0,156!');
/** The stripes of the right half, from the forehead down to the cheek. */
const STRIPES = lenses(
  '0,-158 52,-150 0,-126 64,-114 0,-90 46,-84 84,-166 118,-128 108,-152 146,-100 160,-96 118,-84 180,-54 134,-44 184,-4 136,-6 228,30 152,24 226,104 150,70 198,180 134,126',
  15,
).join('');
const SHOULDERS = outline(
  '-110,60! -200,90 -280,170 -320,300 -330,520! 330,520! 320,300 280,170 200,90 110,60!',
);
/** A foreleg that comes towards us, and the four toes of its paw. */
const FORELEG = limb('214,190,150 178,300,132 152,400,126');
const TOES = toPoints('82,420 122,440 176,440 216,420').map(([x, y]) => circlePath(x, y, 39));

/** The tiger's left or right paw, set down beside what it guards. */
const paw: Art = [
  joined('mid', [FORELEG, ...TOES], 6),
  flat('mid', limb('226,150,130 214,240,116')),
  [102, 150, 196].map((x) => gouge(`${x},426 ${x},446 ${x + (x - 150) * 0.08},472`, 6, 'ink')),
  [82, 122, 176, 216].map((x, i) =>
    flat('ink', lens([x, 450 + (i % 3 ? 16 : 0)], [x + (x - 150) * 0.1, 496 + (i % 3 ? 12 : -4)], 17)),
  ),
  [82, 122, 176, 216].map((x, i) =>
    flat('light', lens([x, 454 + (i % 3 ? 16 : 0)], [x + (x - 150) * 0.1, 488 + (i % 3 ? 12 : -4)], 9)),
  ),
  flat(
    'ink',
    lenses('278,236 200,252 262,304 184,318 122,272 176,288 96,336 160,350 244,368 178,382', 17).join(''),
  ),
];

/** A tiger's face about 0, 470 wide, over its shoulders down to 520, with what stands upright at 0 between its forepaws, which reach down to 480. */
export const tiger = (place: Place, held: Art): Art =>
  put(
    [
      cut('mid', SHOULDERS, 6),
      mirrored(
        [
          flat(
            'ink',
            lenses(
              '310,250 226,236 316,310 190,290 320,370 170,346 320,440 150,410 130,214 180,254 92,220 130,286 70,250 100,330 66,330 104,400',
              20,
            ).join(''),
          ),
        ],
        0,
      ),
      flat('light', outline('-110,180! 0,200 110,180! 96,320 60,520! -60,520! -96,320')),
      combed('-80,220 -70,320 -40,460', '80,220 70,320 40,460', {
        role: 'far',
        rows: 4,
        width: 8,
        length: 34,
      }),
      held,
      mirrored([paw], 0),
      mirrored([joined('ink', [EAR], 5), flat('light', IN_EAR)], 0),
      joined('mid', [HEAD], 7),
      mirrored(
        [
          flat('light', CHEEK),
          flat('light', BROW),
          flat('ink', STRIPES),
          flat('ink', outline('14,6! 34,-42 74,-54 122,-44! 104,-12 70,8 44,10 22,44! 26,18')),
          flat('glow', EYE),
          clipped(EYE, flat('ink', circlePath(66, -24, 11))),
          // The lid lies straight and low over it.
          stroke('ink', '20,-12 42,-36 74,-45 112,-38', [6, 10, 11, 5]),
          gouge('48,16 76,16 104,0', 5, 'light'),
          keyed('light', outline('0,150! 56,146! 50,190 28,208 0,212!'), 4),
          flat('light', outline('-4,152! 10,152! 10,206 -4,208!')),
          keyed('light', MUZZLE, 4),
          dots('ink', '46,92,4.5 72,84,4.5 60,112,4.5 88,108,4.5'),
          [gouge('120,92 180,80 262,84', 4, 'ink'), gouge('124,106 190,106 268,124', 4, 'ink')],
          gouge('0,150 40,180 108,156', 10, 'ink'),
        ],
        0,
      ),
      [-70, 62].map((x) => flat('light', circlePath(x, -28, 4))),
      flat('ink', `${lens([0, -164], [0, -82], 12)}${lens([0, 100], [0, 156], 9)}`),
      flat('near', outline('0,124! -36,104 -66,60! -34,44 0,50 34,44 66,60! 36,104')),
      gouge('-34,68 0,78 34,68', 6, 'ink'),
    ],
    place,
  );
