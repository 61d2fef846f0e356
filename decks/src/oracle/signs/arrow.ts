import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { swellPath } from '../../drawing/swell.ts';

/** From the nock, close to us, to the point far away. */
const [NOCK, POINT]: [Point, Point] = [
  [146, 752],
  [398, 386],
];

/** A place along the arrow, at so much of a feather's height aside in a direction; all shrinks with the distance. */
const at = (along: number, [ax, ay]: Point, height: number): string => {
  const away = 1 - (1 - along) ** 1.7;
  const shrink = (1 - away) ** 0.9;
  return [
    NOCK[0] + (POINT[0] - NOCK[0]) * away + ax * height * shrink,
    NOCK[1] + (POINT[1] - NOCK[1]) * away + ay * height * shrink,
  ]
    .map(toTenth)
    .join(' ');
};

/** A feather of the arrow: white with red bars, its rear corner towards us. */
const vane = (aside: Point, light: Role, red: Role): Art => {
  const edge = (along: number) => 128 * Math.min(1, (0.56 - along) * 2.6) ** 0.7;
  const part = (from: number, to: number) =>
    `M${at(from, aside, 10)}L${at(from - 0.06, aside, edge(from))}L${at(to - 0.06, aside, edge(to))}L${at(to, aside, 10)}Z`;
  const tops = times(12, (i) => at(0.03 + i * 0.045, aside, edge(0.05 + i * 0.045)));
  return [
    fill(light, `M${at(0.09, aside, 10)}L${tops.join('L')}L${at(0.56, aside, 8)}Z`, { width: 3.2 }),
    fill(red, part(0.22, 0.29), { width: 2.2 }),
    fill(red, part(0.34, 0.38), { width: 2.2 }),
    line(
      times(
        12,
        (i) =>
          `M${at(0.11 + i * 0.03, aside, 18)}L${at(0.06 + i * 0.03, aside, edge(0.1 + i * 0.03) * (0.78 + ((i * 5) % 3) * 0.07))}`,
      ).join(''),
      2,
      'stoneDark',
      0.8,
    ),
  ];
};

const SHAFT: Point[] = [NOCK, [272, 569], [372, 424]];

export const flyingArrow: Art = [
  vane([0.98, 0.5], 'stone', 'redDark'),
  fill('wood', swellPath(SHAFT, [38, 19, 8]), { width: 3.2 }),
  flat(
    'straw',
    swellPath(
      SHAFT.map(([x, y]): Point => [x - 4, y - 3]),
      [12, 6, 2],
    ),
    0.9,
  ),
  fill('steel', 'M362 424L352 402L414 362L388 432L378 432Z', { width: 3 }),
  fill('steelDark', 'M370 428L414 362L388 432L378 432Z', { width: 2 }),
  vane([-0.86, -0.7], 'light', 'red'),
  [0.57, 0.6].map((along) =>
    line(`M${at(along, [-0.82, -0.57], 22)}L${at(along, [0.82, 0.57], 22)}`, 6, 'red'),
  ),
  fill('linen', 'M128 728L170 758L150 790Q140 786 144 774L132 766Q122 772 110 764Z', { width: 3 }),
];
