import { toTenth } from '../drawing/geometry.ts';
import type { Cut } from './theme.ts';

type Piece = { d: string; width: number; opacity: number; thick?: number };
type Stance = { turn: number; flip: boolean; size: number };

/**
 * How far each layer extends beyond the shape, and its opacity: together they look like a blur, at a tenth of its cost.
 */
const LAYERS = [
  [11, 0.05],
  [7, 0.06],
  [3, 0.09],
] as const;

/** The outline width of a large shape, which has the theme's deepest shadow. */
const LARGE = 2.4;

/**
 * The shadow of a paper shape on those below: the shape itself, darker, a little lower and with a soft edge. It falls
 * down the card even when the shape is turned or mirrored; small shapes have smaller shadows. `thick` makes the shape a
 * stroke along the path.
 */
export function shadowsUnder(
  { d, width, opacity, thick = 0 }: Piece,
  cut: Cut,
  { turn, flip, size }: Stance,
): string {
  const depth = (Math.min(1, width / LARGE) * Math.sqrt(Math.min(1, size))) / size;
  const angle = (turn * Math.PI) / 180;
  const down = cut.fall * depth;
  const [dx, dy] = [Math.sin(angle) * down * (flip ? -1 : 1), Math.cos(angle) * down];
  const layers = depth * size < 0.4 ? LAYERS.slice(1) : LAYERS;
  return layers
    .map(([spread, dark]) => {
      const paint = `${thick ? 'fill="none"' : `fill="${cut.shadow}" fill-opacity="${toHundredth(dark * opacity)}"`} stroke="${cut.shadow}" stroke-opacity="${toHundredth(dark * opacity)}"`;
      return `<path transform="translate(${toTenth(dx)} ${toTenth(dy)})" d="${d}" ${paint} stroke-width="${toTenth(thick + spread * depth)}"${thick ? ' stroke-linecap="round"' : ''}/>`;
    })
    .join('');
}

const toHundredth = (value: number): string => String(Math.round(value * 100) / 100);
