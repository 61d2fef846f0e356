import { eachOf, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import type { Hair, Skin } from '../../figure/look.ts';

/** Head and shoulders of a student from behind, the crown of the head shaved; the nape is at 0,0. */
export const studentFromBehind = (
  robe: Role,
  { skin, hair, hood }: { skin: Skin; hair: Hair; hood: Role },
  place: Place,
): Art =>
  put(
    [
      fill(robe, 'M-44 22C-110 34 -166 76 -184 190H184C166 76 110 34 44 22Q0 44 -44 22Z'),
      graven('-70,40 -120,90 -142,180', 6),
      graven('70,40 118,90 134,180', 6),
      fill(skin, 'M-36 -50L-40 28Q0 50 40 28L36 -50Z', { edge: 'skinEdge', width: 2 }),
      fill(hood, 'M-62 12Q0 58 62 12C84 30 74 62 46 84Q0 112 -46 84C-74 62 -84 30 -62 12Z'),
      graven('-40,44 0,66 40,44', 5),
      [-1, 1].map((s) =>
        fill(skin, `M${s * 66} -92C${s * 88} -102 ${s * 88} -58 ${s * 64} -52Z`, {
          edge: 'skinEdge',
          width: 2,
        }),
      ),
      fill(
        hair,
        'M0 -170C-56 -170 -78 -124 -72 -76C-68 -40 -56 -20 -40 -12Q0 6 40 -12C56 -20 68 -40 72 -76C78 -124 56 -170 0 -170Z',
      ),
      eachOf('-50,-58,-30,-18 -24,-48,-14,-10 4,-44,4,-6 30,-50,20,-10 54,-62,36,-20', (ax, ay, bx, by) =>
        graven(
          [
            [ax, ay - 20],
            [(ax + bx) / 2 + 2, (ay + by) / 2],
            [bx, by],
          ],
          4,
        ),
      ),
      fill(skin, 'M0 -166C-36 -166 -54 -142 -50 -118C-44 -92 44 -92 50 -118C54 -142 36 -166 0 -166Z', {
        edge: 'skinEdge',
        width: 2,
      }),
      flat('light', 'M-28 -146C-18 -156 0 -158 10 -154C-2 -150 -18 -144 -28 -134Z', 0.3),
      line('M-56 18Q0 58 56 18', 2, 'line', 0.5),
    ],
    place,
  );
