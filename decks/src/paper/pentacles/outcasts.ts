import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const DOG = outline(
  '-40,-214! -56,-176 -62,-130 -66,-84 -100,-50 -114,-22 -100,0 -40,8 40,8 100,0 114,-22 100,-50 66,-84 62,-130 56,-176 40,-214!',
);
const DOG_HEAD = outline('0,-338 40,-328 62,-290 58,-244 40,-204 0,-194 -40,-204 -58,-244 -62,-290 -40,-328');
const DOG_EAR = outline('30,-326! 66,-322 96,-284 108,-232 96,-206! 72,-230 56,-276');

/** A thin dog from behind that sits and looks up, 300 wide and 340 high, its seat at 0. */
export const dogFromBehind = (place: Place): Art =>
  put(
    [
      joined('ink', [limb('-70,-14,30 -130,-8,24 -176,-26,12')], 6),
      joined('ink', [DOG, DOG_HEAD], 7),
      mirrored(
        [
          cut('ink', DOG_EAR, 5),
          gouge('64,-288 86,-256 94,-222', 6, 'mid'),
          gouge('32,-10 44,-56 84,-60 100,-24', 7, 'far'),
        ],
        0,
      ),
      combed('-34,-186 -40,-130 -60,-66', '34,-186 40,-130 60,-66', {
        role: 'mid',
        rows: 6,
        width: 7,
        length: 22,
      }),
      combed('-20,-320 -26,-270 -24,-220', '20,-320 26,-270 24,-220', {
        role: 'mid',
        rows: 4,
        width: 7,
        length: 22,
      }),
      // Snow lies on its flank.
      flat('light', outline('-62,-150! -56,-186 -44,-206! -46,-176 -54,-152')),
    ],
    place,
  );

const CAT = outline(
  '-48,-134! -58,-100 -70,-62 -78,-24 -70,0 -20,6 20,6 70,0 78,-24 70,-62 58,-100 48,-134!',
);
const CAT_HEAD = outline(
  '-22,-204! 0,-208 22,-204! 50,-250! 60,-190! 64,-160 52,-130 26,-112 0,-106 -26,-112 -52,-130 -64,-160 -60,-190! -50,-250!',
);

/** A cat from behind that sits and looks up, 190 wide and 240 high, its seat at 0. */
export const catFromBehind = (place: Place): Art =>
  put(
    [
      joined('accent', [limb('40,-12,28 96,-6,24 120,-34,18 96,-52,12')], 6),
      joined('accent', [CAT, CAT_HEAD], 7),
      [
        '-14,-200 -12,-180 -14,-164',
        '14,-200 12,-180 14,-164',
        '0,-202 2,-176 0,-152',
        '-44,-132 0,-120 44,-132',
        '-36,-100 0,-92 34,-100',
        '-46,-74 0,-64 46,-74',
        '-56,-46 0,-36 56,-46',
      ].map((stripe) => gouge(stripe, 9, 'ink')),
      mirrored(gouge('24,-6 32,-32 54,-30', 6, 'ink'), 0),
    ],
    place,
  );
