import { line, type Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { circlePath, toTenth } from '../../drawing/geometry.ts';
import { printedSky } from '../landscape.ts';
import { agedMoon, fullMoon, monthArch, seenMoon } from '../moon.ts';

type Eighth = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Placed = { x?: number; y?: number; r?: number; stars?: number; floor?: number };

/** The background of all phases: the moon, large, below an arch of the eight phases with its own marked in red. */
export const phaseSky = (
  chance: Chance,
  eighth: Eighth,
  { x = 300, y = 296, r = 128, stars = 30, floor = 420 }: Placed = {},
): Art => [printedSky(chance, { stars, floor }), monthArch(eighth), moon(eighth, x, y, r)];

function moon(eighth: number, x: number, y: number, r: number): Art {
  if (eighth === 4) return fullMoon(x, y, r);
  if (eighth > 0) return seenMoon(x, y, r, eighth / 8);
  const glint = `M${toTenth(x - r * 0.5)} ${toTenth(y - r * 0.76)}A${toTenth(r * 0.91)} ${toTenth(r * 0.91)} 0 0 0 ${toTenth(x - r * 0.67)} ${toTenth(y + r * 0.6)}`;
  return [
    agedMoon(x, y, r, 0, { dark: 'ink', width: 3 }),
    line(glint, 2, 'light', 0.5),
    line(circlePath(x, y, r - 2.4), 1.8, 'waterLight', 0.8),
  ];
}
