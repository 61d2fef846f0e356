import { eachRow, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { limb } from '../../drawing/swell.ts';

/** A goat with the tail of a fish: it rises to the right, its tail curls up on the left; about 360 wide. */
export const seaGoat = (place: Place): Art =>
  put(
    [
      fill(
        'waterLight',
        'M-150 -104C-194 -104 -210 -142 -196 -174C-174 -160 -162 -146 -150 -136C-150 -158 -136 -180 -108 -184C-100 -150 -116 -116 -138 -102Z',
      ),
      fill(
        'water',
        'M-154 -106C-182 -30 -140 54 -40 62C30 64 90 50 112 6L60 -90C30 -50 -20 -22 -66 -36C-104 -48 -122 -76 -124 -110Z',
      ),
      scales,
      fill('waterLight', 'M-50 58C-66 82 -96 92 -116 82C-104 68 -96 58 -90 50Z'),
      fill(
        'waterLight',
        'M-92 -52C-110 -72 -112 -96 -100 -112C-84 -100 -70 -84 -58 -62C-50 -78 -38 -88 -22 -92C-14 -72 -18 -52 -30 -38C-52 -30 -76 -36 -92 -52Z',
      ),
      foreleg('stone', '132,-66 198,-92 212,-24'),
      fill(
        'snow',
        'M72 -168C58 -128 34 -100 2 -82L-20 -70L4 -58L-26 -46L2 -34L-24 -18L6 -10L-16 8L16 12L4 32L34 30L30 52C80 62 128 46 150 14C168 -12 166 -54 158 -84C152 -104 146 -122 148 -140Z',
      ),
      flat(
        'stone',
        'M148 -140C146 -120 152 -104 158 -84C166 -54 168 -12 150 14C128 46 80 62 30 52L33 36C90 40 126 10 130 -30C132 -70 118 -100 122 -130Z',
        0.5,
      ),
      eachRow(
        [
          [-42, -40],
          [-36, -8],
          [-14, 26],
          [-62, -22],
        ],
        (x, y) => fill('snow', `M${x} ${y}l22 -12l-6 10l12 6l-18 2Z`, { width: 1.6 }),
      ),
      line(
        'M74 -120l-8 16l10 -4M96 -92l-8 16l10 -4M50 -80l-8 16l10 -4M72 -50l-8 16l10 -4M40 -28l-8 16l10 -4M66 -6l-8 16l10 -4M104 -36l-8 16l10 -4M48 20l-8 14l10 -4M114 -118l-6 14l10 -4',
        2.2,
        'stoneDark',
      ),
      foreleg('snow', '112,-14 186,-36 190,34'),
      flat('snow', circlePath(110, -13, 26)),
      line('M96 -44C84 -20 92 12 118 22', 2.2, 'stoneDark'),
      put(fill('metalDark', HORN), { x: 32, y: -4, turn: 11, size: 0.98 }),
      fill('metal', HORN),
      line('M28 -233L30 -219M48 -230L44 -212M68 -218L58 -200M86 -204L72 -184', 2.2, 'metalDark'),
      fill(
        'snow',
        'M72 -168C80 -200 120 -210 140 -190C158 -176 182 -150 190 -136C192 -120 174 -112 158 -118C142 -122 124 -126 106 -134C86 -144 70 -154 72 -168Z',
      ),
      fill('snow', 'M86 -176C66 -186 46 -178 40 -166C54 -154 76 -156 92 -164Z'),
      fill('stone', 'M148 -118C144 -100 150 -84 160 -74C168 -88 170 -104 166 -116Z'),
      flat('ink', circlePath(136, -168, 6)),
      flat('light', circlePath(138, -170, 2)),
      flat('woodDark', circlePath(182, -138, 4)),
      line('M164 -122Q176 -122 183 -127', 2),
    ],
    place,
  );

const scales: Art = line(
  [
    times(9, (i) => [-142 + i * 24, [-62, -28, -10, -2, -4, -12, -26, -44, -62][i] ?? 0] as const),
    times(8, (i) => [-122 + i * 25, [-4, 16, 24, 26, 22, 12, -4, -24][i] ?? 0] as const),
    times(6, (i) => [-88 + i * 26, [38, 44, 46, 42, 32, 16][i] ?? 0] as const),
  ]
    .flat()
    .map(([x, y]) => `M${x} ${y}q12 14 20 -6`)
    .join(''),
  2.4,
  'waterLight',
);

/** A foreleg lifted and bent at the knee. */
const foreleg = (role: Role, points: string): Art => {
  const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '').split(',').map(Number);
  return [
    limb(role, points, [54, 30, 19]),
    put(fill('woodDark', 'M-11 -6H11L14 16H-12Z', { width: 1.8 }), { x, y }),
  ];
};

const HORN = 'M98 -186C82 -226 42 -248 8 -234C0 -230 0 -222 8 -222C38 -220 60 -202 72 -168Z';
