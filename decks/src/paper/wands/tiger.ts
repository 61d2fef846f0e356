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
const BROW = outline('28,-58! 44,-88 96,-104 136,-78! 100,-78 62,-66');
const EYE = outline('30,-8! 46,-32 74,-40 100,-34! 90,-14 66,-4 46,-2');
const MUZZLE = outline('0,62! 44,46 104,58 134,104 118,150 62,176 0,152!');
/** The stripes of the right half, from the forehead down to the cheek. */
const STRIPES = lenses(
  '14,-170 30,-112 38,-174 70,-122 72,-172 118,-124 108,-152 146,-100 160,-96 118,-84 180,-54 134,-44 184,-4 136,-6 228,30 152,24 226,104 150,70 198,180 134,126',
  15,
).join('');
const SHOULDERS = outline('-120,90! -210,170 -290,260 -320,520! 320,520! 290,260 210,170 120,90!');
/** A foreleg from the front, and the four toes of its paw. */
const FORELEG = limb('-180,250,140 -196,330,112 -204,400,122');
const TOES = toPoints('-270,424 -228,438 -180,438 -138,424').map(([x, y]) => circlePath(x, y, 37));

/** A tiger's face about 0, 470 wide, over its shoulders down to 520, and a forepaw that stands on the foot of what is at (-236, 96). */
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
      flat('light', outline('-70,180! 0,200 70,180! 60,300 0,520 -60,300')),
      combed('-40,220 -30,300 -10,440', '40,220 30,300 10,440', {
        role: 'far',
        rows: 4,
        width: 8,
        length: 34,
      }),
      held,
      joined('mid', [FORELEG, ...TOES], 6),
      // No cut parts the leg from its shoulder.
      flat('mid', limb('-130,150,100 -152,250,92 -160,290,60')),
      [-248, -204, -160].map((x) => gouge(`${x},410 ${x},430 ${x},458`, 6, 'ink')),
      [-268, -228, -180, -140].map((x, i) =>
        flat('light', lens([x, 440 + (i % 3 ? 16 : 0)], [x, 470 + (i % 3 ? 14 : -2)], 10)),
      ),
      flat(
        'ink',
        lenses(
          '-262,300 -200,316 -128,290 -180,308 -268,346 -206,362 -134,336 -186,354 -262,388 -216,394 -140,380 -190,390',
          17,
        ).join(''),
      ),
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
      flat('ink', `${lens([0, -178], [0, -108], 16)}${lens([0, 100], [0, 156], 9)}`),
      flat('near', outline('0,112! -28,98 -56,62! -28,50 0,54 28,50 56,62! 28,98')),
      gouge('-26,70 0,76 26,70', 5, 'ink'),
    ],
    place,
  );
