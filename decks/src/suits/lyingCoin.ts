import { fill, put, suitObject, type Art } from '../drawing/art.ts';
import { polar, polygonPath, times } from '../drawing/geometry.ts';

/** How much lower than wide a coin looks that lies on the ground. */
const FLAT = 0.34;

const ellipse = (y: number, r: number): string =>
  `M${-r} ${y}a${r} ${r * FLAT} 0 1 0 ${2 * r} 0a${r} ${r * FLAT} 0 1 0 ${-2 * r} 0Z`;

const STAR = times(10, (i) => polar(0, 0, i % 2 ? 16 : 40, -90 + i * 36)).map(
  ([x, y]) => [x, y * FLAT] as const,
);

/** A coin that lies flat, 112 wide. */
export const lyingCoin = (x: number, y: number, size = 1): Art =>
  put(
    suitObject('pentacles', [
      fill('metalDark', ellipse(10, 56)),
      fill('metal', ellipse(0, 56)),
      fill('ink', ellipse(0, 44), { width: 1.8 }),
      fill('metal', polygonPath(STAR), { width: 1.2 }),
    ]),
    { x, y, size },
  );
