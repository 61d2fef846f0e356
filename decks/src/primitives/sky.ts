import { flat, line, type Art } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { boxPath, circlePath, toTenth, times } from '../drawing/geometry.ts';
import { star } from './lights.ts';

/** Sky across the whole window, fading to the land's dusk: with stars at night and haze by day. */
export const sky = (chance: Chance, { stars = 70, floor = 620 } = {}): Art => [
  flat('sky', boxPath(40, 30, 520, 860)),
  times(stars, () => {
    const [x, y, brightness] = [60 + chance() * 480, 90 + chance() * (floor - 90), chance()];
    return brightness > 0.86
      ? star(x, y, 5 + brightness * 5, 'starlight')
      : flat('starlight', circlePath(x, y, 0.8 + brightness * 1.4), 0.85);
  }),
  haze(chance),
  stars >= 40 && constellation(chance),
];

/** A constellation of six stars in the upper sky. */
function constellation(chance: Chance): Art {
  const [left, top] = [80 + chance() * 60, 150 + chance() * 60];
  const points = times(6, (i) => [left + i * 58 + chance() * 40, top + chance() * 110] as const);
  return [
    line(`M${points.map(([x, y]) => `${toTenth(x)} ${toTenth(y)}`).join('L')}`, 0.9, 'starlight', 0.4),
    points.map(([x, y], i) => star(x, y, i % 2 ? 6 : 9, 'starlight')),
  ];
}

/** Overlapping banks of haze, each with a rounded upper edge. */
const haze = (chance: Chance): Art =>
  times(4, (i) => {
    const top = 190 + i * 118 + chance() * 30;
    let x = 40 - chance() * 90;
    let d = `M${toTenth(x)} 900V${toTenth(top)}`;
    while (x < 560) {
      const width = 70 + chance() * 110;
      d += `a${toTenth(width * 0.56)} ${toTenth(width * 0.42)} 0 0 1 ${toTenth(width)} 0`;
      x += width;
    }
    return flat('haze', `${d}V900Z`);
  });
