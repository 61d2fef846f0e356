import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, cutStroke, dots, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-156,44! -128,-20 -70,-72 0,-94 70,-86 124,-56! 150,-30 140,24 100,56 40,72 -40,74 -110,70',
);
const HEAD = outline(
  '104,-56! 114,-108 146,-146 172,-152! 200,-116 236,-76 264,-48 270,-30! 244,-10 200,6 150,24 116,36!',
);
const LEGS = ['96,40,44 128,84,26 108,134,24', '-84,50,50 -46,96,28 -72,134,26'].map(limb);
const FAR_LEGS = ['60,50,36 30,92,22 44,134,20', '-110,50,40 -140,96,24 -124,134,22'].map(limb);
/** Its tail crosses itself as a lying figure of eight. */
const TAIL =
  '-140,52 -204,66 -256,110 -284,164 -272,214 -232,226 -192,198 -158,166 -118,160 -92,190 -112,222 -152,218 -190,188 -214,166';

/** A foot that grips a bough like a pair of tongs, its wrist at (x, 134). */
const grip = (x: number): Art => [
  joined('mid', [limb(`${x},132,22 ${x - 20},150,24 ${x - 22},172,16`)], 5),
  joined('mid', [limb(`${x},132,22 ${x + 18},150,24 ${x + 16},172,16`)], 5),
];

/** A chameleon on a bough at 152 that looks to the right: 550 wide, its casque at -152 and the loops of its tail down to 230. */
export const chameleon = (bough: Art, place: Place): Art =>
  put(
    [
      joined('near', FAR_LEGS, 5),
      bough,
      cutStroke(
        'mid',
        TAIL,
        [42, 34, 29, 26, 24, 22, 20, 19, 18, 17, 16, 14, 12, 8],
        [54, 46, 41, 38, 36, 34, 32, 31, 30, 29, 28, 26, 24, 18],
      ),
      // The crest along its back.
      times(10, (i) => {
        const x = -128 + i * 25;
        const y = -18 - 80 * Math.sin(((i + 0.6) / 10.6) * Math.PI * 0.62 + 0.12);
        return cut('accent', outline(`${x - 12},${y + 12}! ${x - 2},${y - 26}! ${x + 14},${y + 6}!`), 4);
      }),
      joined('mid', [BODY, HEAD, ...LEGS], 7),
      ['-96,-36 -84,10 -98,56', '-46,-64 -32,0 -48,58', '8,-76 22,-6 8,60', '62,-72 74,-10 64,50'].map(
        (band) => gouge(band, 24, 'accent'),
      ),
      dots(
        'glow',
        '-66,-20,7 -62,14,6 -14,-34,7 -8,6,7 -12,40,6 42,-38,7 46,2,7 42,36,6 96,-20,6 98,16,6 -110,14,5',
      ),
      grip(-72),
      grip(108),
      gouge('268,-30 226,-24 186,-8 160,10', 7, 'ink'),
      gouge('112,-50 138,-92 170,-146', 6, 'ink'),
      dots('far', '150,-110,5 166,-96,5 140,-70,5 158,-40,5 146,-16,5'),
      // Its eye in a turret of skin.
      keyed('far', circlePath(204, -66, 29), 5),
      keyed('glow', circlePath(208, -68, 17), 4),
      flat('ink', circlePath(212, -69, 8)),
      flat('ink', circlePath(256, -42, 4)),
    ],
    place,
  );
