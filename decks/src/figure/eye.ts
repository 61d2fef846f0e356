import { flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toTenth, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Look } from './look.ts';
import { expressionOf } from './moods.ts';

/** The colour of the iris goes with hair and skin. */
export const irisOf = ({ hair, skin = 'skinOlive' }: Pick<Look, 'hair' | 'skin'>): Role => {
  if (skin === 'skinBrown' || skin === 'skinDark') return 'woodDark';
  if (hair === 'hairFair' || hair === 'hairWhite') return 'cloth';
  return hair === 'hairAuburn' ? 'sageDark' : 'woodDark';
};

/** An eye about x that looks where the gaze goes: 1 is all to the right, or all down. */
export function eye(look: Look, x: number, half: number, [aside, down]: Point): Art {
  const { eyes = 'closed', mood } = look;
  if (eyes === 'bound') return false;
  const at = (dx: number, y: number) => `${toTenth(x + dx)} ${toTenth(y)}`;
  const { open, pushed } = expressionOf(mood);
  const closed = eyes === 'closed';
  // The edges of the lids are arcs; their middles lie half as far from the corners as these heights.
  const upper = closed ? 12 : eyes === 'down' ? 5 : -15 * open;
  const lower = closed ? 13 : eyes === 'down' ? 14 : 11 - pushed * 8;
  const lid = `M${at(-half, 0)}Q${at(0, upper)} ${at(half, 0)}`;
  const iris = x + aside * (half - 7.5);
  const height = eyes === 'down' ? 6 : down * 3 - 1.2;
  return [
    // The lid in the hollow under the brow.
    flat(
      'skinEdge',
      `M${at(-half - 1, 0)}Q${at(0, -23)} ${at(half + 1, 0)}Q${at(0, upper)} ${at(-half - 1, 0)}Z`,
      0.17,
    ),
    line(`M${at(1 - half, -5)}Q${at(0, -19)} ${at(half - 1, -5)}`, 1.3, 'skinEdge', 0.55),
    !closed && [
      flat('light', `${lid}Q${at(0, lower)} ${at(-half, 0)}Z`),
      flat(irisOf(look), irisBetween(iris, height, 6.4, upper / 2, lower / 2)),
      flat('ink', circlePath(iris, Math.max(height, upper / 2 + 3), 2.9)),
      // The shadow of the upper lid on the eye.
      flat('shade', `${lid}Q${at(0, upper + 7)} ${at(-half, 0)}Z`, 0.35),
      flat('light', circlePath(iris - 2.2, Math.max(height - 2, upper / 2 + 1.6), 1.4)),
    ],
    line(`M${at(2 - half, 1)}Q${at(0, lower + 1)} ${at(half - 2, 1)}`, 1.2, 'skinEdge', closed ? 0 : 0.6),
    flat(
      'skinEdge',
      swellPath(
        [
          [x - half - 1, 0.5],
          [x - half / 2, upper * 0.37],
          [x, upper / 2],
          [x + half / 2, upper * 0.37],
          [x + half + 1, 0.5],
        ],
        [1.6, 3, 3.8, 3, 1.6],
      ),
    ),
    pushed > 0.4 && line(`M${at(-half + 1, 8)}Q${at(0, 13)} ${at(half - 1, 8)}`, 1.2, 'skinEdge', 0.4),
  ];
}

/** The part of a round iris that the lids leave free. */
function irisBetween(x: number, y: number, r: number, top: number, bottom: number): string {
  const [high, low] = [Math.max(y - r, top - 0.4), Math.min(y + r, bottom + 0.4)];
  const chord = (level: number) => Math.sqrt(Math.max(0, r ** 2 - (level - y) ** 2));
  const [a, b] = [chord(high), chord(low)];
  const rim = `A${r} ${r} 0 0 1 `;
  return `M${toTenth(x + a)} ${toTenth(high)}${rim}${toTenth(x + b)} ${toTenth(low)}L${toTenth(x - b)} ${toTenth(low)}${rim}${toTenth(x - a)} ${toTenth(high)}Z`;
}
