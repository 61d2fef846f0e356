import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-30,-200 -66,-172 -80,-110 -74,-40 -44,20 0,44 36,16 66,-40 74,-110 60,-172 26,-200');
const HEAD = outline('-42,-190! -50,-232 -26,-264 10,-270 42,-250 48,-222 42,-188!');
const TAIL = outline('-36,10! -46,130! -4,142! 22,126! 24,10!');
const WING = outline('34,-186! 70,-160 82,-100 68,-24 34,40 -22,112! -20,60 -6,0 4,-70 8,-140');
const FAR_WING = outline('-36,-186! -74,-160 -88,-100 -80,-30 -52,40 -4,100! 0,40 -6,-30 -8,-140');

/** A falcon from behind that sits on a thing at 0, its wings folded, and looks out to the right: its head at -270, its tail at 142. */
export const watchingFalcon = (place: Place): Art =>
  put(
    [
      [-22, 18].map((x) =>
        joined('glow', [limb(`${x},-4,15 ${x + 2},10,13`), limb(`${x - 12},14,9 ${x + 14},14,9`)], 4),
      ),
      joined('ink', [TAIL], 5),
      [56, 80, 104, 124].map((y) => gouge(`-42,${y} -12,${y + 8} 20,${y}`, 6, 'far')),
      joined('ink', [BODY, HEAD], 6),
      // Small feathers on the shoulders, and quills that run together at the tips.
      cut('near', FAR_WING, 5),
      combed('-60,-160 -76,-90 -60,0', '-24,-160 -24,-90 -22,0', { role: 'far', rows: 4, length: 18 }),
      combed('-60,0 -34,50 -10,92', '-14,0 -10,40 -6,80', { role: 'far', rows: 3, width: 5, length: 44 }),
      cut('near', WING, 5),
      combed('60,-160 74,-90 58,0', '22,-160 20,-90 8,0', { role: 'far', rows: 5, length: 18 }),
      combed('52,6 24,52 -16,104', '6,10 -4,50 -16,90', { role: 'far', rows: 3, width: 5, length: 50 }),
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
