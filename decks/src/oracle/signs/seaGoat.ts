import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';

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
      foreleg(0),
      fill(
        'snow',
        'M16 -66C38 -104 62 -146 86 -174L148 -140C142 -118 146 -96 152 -82C166 -78 168 -62 158 -54C170 -46 168 -30 156 -24C160 6 140 36 108 46C92 52 76 48 66 40C72 24 64 10 50 8C56 -8 48 -20 36 -22C42 -38 32 -52 16 -66Z',
      ),
      line(
        'M62 -102C56 -84 60 -72 68 -62M92 -122C84 -104 88 -90 96 -80M118 -128C112 -108 116 -96 124 -86M54 -54C52 -42 58 -34 64 -28M84 -48C78 -34 80 -24 86 -16M68 2q0 12 8 20M130 -72q4 12 14 16M128 -48q6 12 16 14',
        2.2,
        'stoneDark',
      ),
      foreleg(1),
      fill('metal', 'M98 -186C82 -226 42 -248 8 -234C0 -230 0 -222 8 -222C38 -220 60 -202 72 -168Z'),
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

/** A foreleg lifted and bent at the knee, the near one lower than the far one. */
const foreleg = (near: 0 | 1): Art =>
  near
    ? [
        fill(
          'snow',
          'M92 -28C120 -48 166 -46 190 -26C200 -16 198 -6 195 2L188 42L167 40L168 6C150 4 132 14 116 34',
        ),
        line('M92 -28C82 -2 92 24 116 34', 2, 'stoneDark'),
        line('M172 -26q10 6 10 16', 1.8, 'stoneDark'),
        fill('woodDark', 'M166 39L189 41L192 60L162 58Z', { width: 1.8 }),
      ]
    : [
        fill(
          'snow',
          'M112 -70C150 -98 190 -106 212 -90C222 -82 220 -70 218 -62L212 -24L193 -26L194 -62C172 -62 150 -46 136 -30Z',
        ),
        line('M196 -88q10 6 10 16', 1.8, 'stoneDark'),
        fill('woodDark', 'M192 -27L213 -25L216 -7L188 -9Z', { width: 1.8 }),
      ];
