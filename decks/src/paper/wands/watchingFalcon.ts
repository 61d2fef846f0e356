import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-30,-196 -62,-168 -72,-110 -60,-40 -34,10 0,20 30,4 52,-44 62,-110 50,-166 20,-196');
const HEAD = outline('-40,-196! -46,-232 -24,-262 10,-266 40,-248 44,-222 38,-196!');
const TAIL = outline('-40,-10! -74,116! -26,124! 6,0!');
const WING = outline('44,-176! 62,-140 56,-60 20,10 -34,66! -30,10 -14,-50 -4,-120 14,-168');
const FAR_WING = outline('-42,-180! -74,-140 -72,-60 -50,10 -24,40! -26,0 -16,-60 -18,-120 -30,-168');

/** A falcon from behind that sits on a thing at 0 and looks out to the right: its head at -266, its tail at 124. */
export const watchingFalcon = (place: Place): Art =>
  put(
    [
      [-22, 18].map((x) =>
        joined('glow', [limb(`${x},-4,15 ${x + 2},10,13`), limb(`${x - 12},14,9 ${x + 14},14,9`)], 4),
      ),
      joined('ink', [TAIL], 5),
      [0, 1, 2].map((i) =>
        gouge(
          `${-60 - i * 3},${78 + i * 14} ${-42 - i * 3},${84 + i * 14} ${-26 - i * 3},${80 + i * 14}`,
          5,
          'far',
        ),
      ),
      joined('ink', [BODY, HEAD], 6),
      cut('near', FAR_WING, 5),
      cut('near', WING, 5),
      ticks(WING, { role: 'far', flow: 108, gap: 22, length: 20, width: 5 }),
      ticks(FAR_WING, { role: 'far', flow: 82, gap: 24, length: 18, width: 5 }),
      keyed('glow', 'M38 -236C56 -238 66 -224 60 -202C54 -210 48 -212 38 -210Z', 4),
      flat('light', outline('14,-214! 28,-220 44,-212! 34,-196 20,-192!')),
      flat('glow', circlePath(20, -240, 9)),
      flat('ink', circlePath(22, -240, 5)),
      gouge('0,-250 18,-256 34,-248', 5),
      times(3, (i) =>
        gouge(
          `${-26 + i * 4},${-240 + i * 14} ${-16 + i * 4},${-232 + i * 14} ${-8 + i * 3},${-236 + i * 14}`,
          4,
        ),
      ),
    ],
    place,
  );
