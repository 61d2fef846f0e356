import { clipped, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-20,-16! -62,-50 -84,-110 -78,-170 -48,-208 -34,-228! 40,-224! 66,-190 76,-130 64,-70 44,-30!',
);
const BREAST = outline('-2,-214! 36,-216 62,-186 72,-130 60,-72 44,-38! 10,-52 -16,-100 -16,-160');
const HEAD = outline('-40,-218! -44,-258 -18,-288 18,-290 44,-268 50,-238 44,-216! 30,-206 -10,-206');
const HOOD = outline(
  '-40,-218! -44,-258 -18,-288 18,-290 44,-268 50,-250! 34,-238 30,-206 18,-188! 8,-214 -14,-220',
);
const BEAK = outline('44,-262! 68,-258 78,-236 70,-216! 62,-228 48,-232!');
const WING = outline(
  '-34,-212! 0,-204 24,-164 22,-110 -2,-56 -44,-6 -100,26! -96,-10 -94,-60 -92,-120 -72,-180',
);
const TAIL = outline('-60,-40! -96,14 -120,56! -102,70 -80,76! -52,34 -24,-20!');
const THIGHS = ['-22,-62,50 -18,-24,36 -14,-8,22', '32,-66,52 34,-26,38 36,-8,24'].map(limb);
/** Three toes of each foot over the round of the globe, and their claws. */
const TOES = [-14, 36].flatMap((x) =>
  [-22, 2, 24].map((to) => limb(`${x},-8,17 ${x + to * 0.7},2,16 ${x + to},16,12`)),
);
const CLAWS = [-14, 36].flatMap((x) =>
  [-22, 2, 24].map((to) => limb(`${x + to},14,11 ${x + to * 1.15},24,8 ${x + to * 1.1},34,3`)),
);

/** The tail of the falcon, which hangs behind what it sits on. */
export const falconTail = (place: Place): Art =>
  put(
    [
      joined('ink', [TAIL], 6),
      clipped(
        TAIL,
        times(4, (i) =>
          gouge(
            `${-136 + i * 22},${22 - i * 22} ${-98 + i * 22},${42 - i * 22} ${-66 + i * 22},${68 - i * 22}`,
            9,
            'far',
          ),
        ),
      ),
    ],
    place,
  );

/** A falcon that looks to the right from where its feet grip, at 0, its breast half towards us: its crown at -290. */
export const watchingFalcon = (place: Place): Art =>
  put(
    [
      joined('glow', TOES, 4, 'ink'),
      flat('ink', CLAWS.join('')),
      joined('light', THIGHS, 5),
      joined('ink', [BODY], 6),
      keyed('light', BREAST, 0),
      flat('light', THIGHS.join('')),
      clipped(
        BREAST,
        times(7, (i) => [
          gouge(`${6 - i},${-176 + i * 18} ${22 - i},${-168 + i * 18} ${36 - i},${-176 + i * 18}`, 7, 'ink'),
          gouge(`${44 - i},${-180 + i * 18} ${58 - i},${-174 + i * 18} ${74 - i},${-182 + i * 18}`, 7, 'ink'),
        ]),
      ),
      [-20, 34].map((x) => gouge(`${x - 16},-46 ${x},-38 ${x + 14},-46`, 6, 'ink')),
      // It leans its head forward.
      put(
        [
          joined('light', [HEAD], 5),
          flat('ink', HOOD),
          keyed('glow', BEAK, 4),
          flat('ink', circlePath(58, -250, 3)),
          [flat('glow', circlePath(24, -254, 12)), flat('ink', circlePath(28, -253, 7))],
          gouge('0,-264 24,-271 50,-255', 9),
        ],
        { x: -28, y: 0, turn: 8 },
      ),
      cut('ink', WING, 5),
      combed('-58,-190 -82,-110 -84,-20', '-6,-190 8,-130 -16,-50', {
        role: 'far',
        rows: 5,
        width: 7,
        length: 22,
      }),
      combed('-84,-16 -92,16 -100,36', '-14,-46 -44,-8 -80,28', {
        role: 'far',
        rows: 3,
        width: 6,
        length: 46,
      }),
    ],
    place,
  );
