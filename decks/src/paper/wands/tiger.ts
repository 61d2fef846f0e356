import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-176 70,-178 132,-146 172,-84 184,-14! 216,34! 186,50 206,96! 168,108 176,156! 124,160 84,192 0,206 -84,192 -124,160 -176,156! -168,108 -206,96! -186,50 -216,34! -184,-14 -172,-84 -132,-146 -70,-178',
);
const EAR = outline('74,-160! 100,-220 148,-236 184,-204 188,-150 166,-100!');
const IN_EAR = outline('104,-166! 120,-202 150,-210 166,-188 164,-152 152,-126!');
const CHEEK = outline('96,60! 140,40 176,0! 206,38 180,52 196,92! 160,104 164,146! 118,150 96,110');
const BROW = outline('30,-62! 48,-96 92,-98 122,-60! 84,-74 52,-70');
const EYE = outline('28,-30! 52,-58 92,-54 122,-22! 88,-14 52,-16');
const MUZZLE = outline('0,70! 44,58 92,68 116,108 96,150 46,164 0,148!');
/** The stripes of the right half, from the forehead down to the cheek. */
const STRIPES = lenses(
  '14,-170 30,-112 38,-174 70,-122 72,-172 118,-124 108,-152 146,-100 160,-96 118,-84 180,-54 134,-44 184,-4 136,-6 212,34 140,24 204,94 132,64 174,152 116,108',
  15,
).join('');
const SHOULDERS = outline('-120,90! -210,170 -290,260 -320,520! 320,520! 290,260 210,170 120,90!');
const PAW = [
  '-228,420,130 -224,340,112 -216,270,104',
  '-264,250,46 -262,226,42',
  '-232,238,48 -230,212,44',
  '-198,240,48 -196,214,44',
  '-168,256,44 -168,232,40',
].map(limb);

/** A tiger's face about 0, 440 wide, over its shoulders down to 520, and a forepaw laid round what stands at (-216, 240). */
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
      mirrored([joined('ink', [EAR], 5), flat('light', IN_EAR)], 0),
      joined('mid', [HEAD], 7),
      mirrored(
        [
          flat('light', CHEEK),
          flat('light', BROW),
          flat('ink', STRIPES),
          flat('ink', outline('14,-24! 44,-70 98,-66 136,-16! 116,-4 88,-2 50,-2 26,26! 30,4')),
          flat('glow', EYE),
          flat('ink', circlePath(74, -32, 17)),
          flat('light', circlePath(67, -39, 5.5)),
          keyed('light', outline('0,150! 44,140! 40,176 22,192 0,196!'), 4),
          flat('light', outline('-4,152! 10,152! 10,190 -4,192!')),
          keyed('light', MUZZLE, 4),
          dots('ink', '40,90,4 64,84,4 54,108,4 78,106,4'),
          [gouge('60,96 130,96 206,76', 4), gouge('60,106 130,116 210,116', 4)],
          gouge('0,148 34,170 84,152', 9, 'ink'),
        ],
        0,
      ),
      flat('ink', `${lens([0, -178], [0, -108], 16)}${lens([0, 100], [0, 156], 9)}`),
      flat('near', outline('0,112! -26,98 -50,68! -26,56 0,60 26,56 50,68! 26,98')),
      gouge('-26,70 0,76 26,70', 5, 'ink'),
      held,
      joined('mid', PAW, 6),
      flat(
        'ink',
        lenses('-290,330 -240,350 -290,390 -236,404 -150,340 -196,356 -150,396 -200,408', 16).join(''),
      ),
      [-247, -214, -182].map((x) => gouge(`${x},226 ${x + 1},246 ${x},264`, 5, 'ink')),
      [-263, -231, -197, -168].map((x, i) =>
        flat('light', lens([x, 206 + (i % 3 ? 0 : 14)], [x, 226 + (i % 3 ? 0 : 14)], 7)),
      ),
    ],
    place,
  );
