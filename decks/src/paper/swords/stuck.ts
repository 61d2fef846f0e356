import { flat, type Art } from '../../drawing/art.ts';
import { toTenth } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { gouge } from '../lino/cut.ts';
import { slenderSword, sword } from '../objects.ts';

/**
 * A sword that stands point down in the ground at (x, y): it leans to the right by the given degrees, and a
 * clod hides its point.
 */
export function stuck(x: number, y: number, size = 1, lean = 0, clod?: PaperInk, slender = false): Art {
  const turn = (lean * Math.PI) / 180;
  const tip = size * 130;
  const w = toTenth(size * 15);
  return [
    (slender ? slenderSword : sword)(
      x + tip * Math.sin(turn),
      y + size * 16 - tip * Math.cos(turn),
      size,
      180 + lean,
    ),
    clod && [
      flat(
        clod,
        `M${x} ${y}m-${w} 2q${w} -14 ${toTenth(size * 30)} 0l4 ${toTenth(size * 26)}h-${toTenth(size * 30 + 8)}Z`,
      ),
      gouge(`${x - size * 20},${y + 5} ${x},${y - 4} ${x + size * 20},${y + 5}`, 5),
    ],
  ];
}
