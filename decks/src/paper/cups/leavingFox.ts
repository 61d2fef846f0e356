import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-10,-150 34,-140 56,-104 66,-50 84,0 82,50 50,82 0,90 -50,82 -80,50 -84,0 -78,-50 -72,-104 -50,-140',
);
const HEAD = outline('-14,-236 26,-226 50,-192 44,-152 16,-130 -14,-124 -44,-130 -72,-152 -78,-192 -54,-226');
const BRUSH = limb('6,16,28 56,50,64 124,76,88 176,132,84 206,196,12');

/** A leg that ends in a broad paw, its stocking and its paw black. */
const leg = (joints: string, paw: string): Art => [
  joined('accent', [limb(joints)], 6),
  joined('ink', [outline(paw)], 5),
];

/** A red fox that walks away from us on three paws that we see, its brush swung to the right: from -300 down to 190. */
export const leavingFox = (place: Place): Art =>
  put(
    [
      flat(
        'ink',
        lens([-150, 118], [-40, 120], 16) + lens([-120, 186], [40, 190], 22) + lens([0, 150], [130, 152], 20),
      ),
      leg('-64,-50,50 -92,20,34 -96,70,26', '-112,64! -84,64! -82,96 -78,112 -98,120 -120,114 -114,92'),
      put(
        mirrored(
          [
            joined('accent', [outline('12,-214! 26,-262 56,-300! 76,-250 62,-180!')], 5),
            flat('ink', outline('26,-232! 36,-262 54,-286! 66,-248 58,-206!')),
          ],
          0,
        ),
        { x: -14 },
      ),
      joined('accent', [HEAD], 5),
      joined(
        'accent',
        [BODY, limb('-46,20,80 -64,84,48 -50,128,30'), limb('44,20,80 58,66,48 50,104,30')],
        6,
      ),
      joined('ink', [outline('-68,112! -36,112! -34,150 -24,176 -48,190 -76,184 -72,150')], 5),
      joined('ink', [outline('34,88! 66,88! 66,120 78,142 54,154 28,148 34,120')], 5),
      put(mirrored(flat('light', outline('40,-186! 66,-190 84,-164! 60,-146 36,-140!')), 0), { x: -14 }),
      fur(BODY, 'ink', 90, (x, y) => (x > 6 && y < 30 ? 0.9 : 0)),
      gouge('-14,-206 -12,-150 -6,-84', 7, 'ink'),
      gouge('-60,10 -48,-10 -40,-40', 6),
      joined('accent', [BRUSH], 6),
      cut(
        'light',
        outline('134,132! 150,122 160,138 176,126 192,136 214,124! 224,164 208,200! 172,186 144,164!'),
        4,
      ),
      fur(BRUSH, 'ink', 40, (x, y) => (x - y * 0.3 > 30 && y < 120 ? 0.9 : 0)),
    ],
    place,
  );
