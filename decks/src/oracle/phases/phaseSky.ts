import { flat, line, type Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { circlePath, polar, toTenth } from '../../drawing/geometry.ts';
import { printedSky } from '../landscape.ts';
import { agedMoon, fullMoon, monthArch, moonSeas, seenMoon } from '../moon.ts';

type Eighth = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Placed = {
  x?: number;
  y?: number;
  r?: number;
  stars?: number;
  floor?: number;
  /** Whether the dark part of the moon sinks into the sky. */
  pale?: boolean;
};

/** The background of all phases: the moon, large, below an arch of the eight phases with its own marked in red. */
export const phaseSky = (
  chance: Chance,
  eighth: Eighth,
  { x = 300, y = 296, r = 128, stars = 30, floor = 420, pale = false }: Placed = {},
): Art => [printedSky(chance, { stars, floor }), monthArch(eighth), moon(eighth, x, y, r, pale)];

function moon(eighth: number, x: number, y: number, r: number, pale: boolean): Art {
  if (eighth === 4) return fullMoon(x, y, r);
  if (eighth > 0) return seenMoon(x, y, r, eighth / 8, pale);
  return [
    flat('waterLight', circlePath(x, y, r + 30), 0.16),
    flat('waterLight', circlePath(x, y, r + 14), 0.3),
    agedMoon(x, y, r, 0, { dark: 'ink', width: 3 }),
    flat('waterLight', moonSeas(x, y, r), 0.1),
    line(circlePath(x, y, r - 2.4), 1.8, 'waterLight', 0.9),
    flat('star', earthshine(x, y, r - 1)),
  ];
}

/** The thin rim that the earth lights, widest at the lower right. */
const earthshine = (x: number, y: number, r: number): string => {
  const [from, to] = [polar(x, y, r, -45), polar(x, y, r, 135)].map((at) => at.map(toTenth).join(' '));
  return `M${from}A${r} ${r} 0 0 1 ${to}A${r} ${r - 7} -45 0 0 ${from}Z`;
};
