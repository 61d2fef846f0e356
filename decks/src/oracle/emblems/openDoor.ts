import { fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import type { OracleScene } from '../scene.ts';
import { litRoom } from './litRoom.ts';

const [X, SPRING, HALF, FLOOR] = [300, 310, 136, 676];
const OPENING = `M${X - HALF} ${FLOOR}V${SPRING}A${HALF} ${HALF} 0 0 1 ${X + HALF} ${SPRING}V${FLOOR}Z`;
const OUTER = HALF + 38;

const wall: Art = [
  flat('clothDark', boxPath(40, 40, 520, 660)),
  line(
    times(9, (row) =>
      times(
        6,
        (i) => `M${50 + i * 96 + (row % 2) * 48} ${76 + row * 70}h${58 + ((i * 29 + row * 17) % 24)}`,
      ).join(''),
    ).join(''),
    3,
    'ink',
    0.4,
  ),
];

/** The landing and two steps, with the light that falls out over them. */
const steps: Art = [
  fill('stone', boxPath(30, FLOOR, 540, 54), { width: 3 }),
  fill('stoneDark', boxPath(30, 730, 540, 28), { width: 3 }),
  fill('stone', boxPath(30, 758, 540, 22), { width: 3 }),
  fill('stoneDark', boxPath(30, 780, 540, 50), { width: 3 }),
  flat('shade', boxPath(30, FLOOR, 540, 160), 0.45),
  flat(
    'trim',
    `M${X - HALF} ${FLOOR + 2}H${X + HALF}L${X + 186} 730V758L${X + 204} 780V830H${X - 204}V780L${X - 186} 758V730Z`,
    0.7,
  ),
  line('M30 730H570M30 758H570M30 780H570', 2.8),
];

/** What leads in over the threshold. */
const runner: Art = [
  fill('red', `M248 ${FLOOR - 40}H352L378 730V758L386 780V830H214V780L222 758V730Z`, { width: 3 }),
  line(`M257 ${FLOOR - 38}L235 730V758L228 780V830M343 ${FLOOR - 38}L365 730V758L372 780V830`, 3, 'trim'),
  flat('redDark', 'M222 731H378V757H222ZM214 781H386V830H214Z', 0.6),
  line('M222 730H378M222 758H378M214 780H386', 2.8),
];

const arch: Art = [
  fill(
    'stone',
    `M${X - OUTER} ${FLOOR}V${SPRING}A${OUTER} ${OUTER} 0 0 1 ${X + OUTER} ${SPRING}V${FLOOR}H${X + HALF}V${SPRING}A${HALF} ${HALF} 0 0 0 ${X - HALF} ${SPRING}V${FLOOR}Z`,
    { width: 3.2 },
  ),
  times(11, (i) => {
    const [[ax, ay], [bx, by]] = [
      polar(X, SPRING, HALF, 180 + i * 18),
      polar(X, SPRING, OUTER, 180 + i * 18),
    ];
    return line(`M${toTenth(ax)} ${toTenth(ay)}L${toTenth(bx)} ${toTenth(by)}`, 2.2, 'line', 0.8);
  }),
];

/** A place on the left wing, which has swung out to us: a share of its width from the hinge, and a height. */
const onWing = (share: number, y: number): Point => {
  const near = 1 + 0.2 * share;
  return [X - HALF - 96 * share, 450 + (y - 450) * near];
};
const toPath = (points: readonly Point[]): string =>
  `M${points.map((point) => point.map(toTenth).join(' ')).join('L')}Z`;
const top = (share: number, by = 0): number => SPRING + by - Math.sqrt(1 - (1 - share) ** 2) * (HALF - 4);

const wing: Art = [
  flat('ink', 'M68 744L164 678V706L68 770Z', 0.5),
  fill(
    'redDark',
    toPath([onWing(1.06, top(1)), onWing(1, top(1)), onWing(1, FLOOR), onWing(1.06, FLOOR - 2)]),
    { width: 3 },
  ),
  fill(
    'red',
    toPath([...times(13, (i) => onWing(i / 12, top(i / 12))), onWing(1, FLOOR), onWing(0, FLOOR)]),
    { width: 3.4 },
  ),
  fill(
    'redDark',
    toPath([
      ...times(9, (i) => onWing(0.22 + i * 0.075, top(0.22 + i * 0.075, 36))),
      onWing(0.82, 400),
      onWing(0.22, 400),
    ]),
    { width: 2.6 },
  ),
  [
    [424, 520],
    [544, 640],
  ].map(([from = 0, to = 0]) =>
    fill('redDark', toPath([onWing(0.22, from), onWing(0.82, from), onWing(0.82, to), onWing(0.22, to)]), {
      width: 2.6,
    }),
  ),
  // The light from the room on its inner side.
  flat(
    'trim',
    toPath([...times(5, (i) => onWing(i * 0.04, top(i * 0.04))), onWing(0.16, FLOOR), onWing(0, FLOOR)]),
    0.55,
  ),
  disc('trim', ...onWing(0.9, 470), 9, 2.6),
];

/** Roses along the arch. */
const garland: Art = times(17, (i) => {
  const angle = 186 + i * 10.5;
  const [x, y] = polar(X, SPRING, OUTER + (i % 2 ? 6 : -4), angle);
  return [
    leaf(x, y, angle + 40 + (i % 3) * 30, 38, 'leafDark'),
    leaf(x, y, angle - 50 - (i % 2) * 40, 36),
    i % 2 === 0 && flower(x, y, i % 4 ? 17 : 22, 5, 'rose', 'red'),
  ];
});

export const openDoor: OracleScene = {
  alt: 'Both wings of a red door stand wide open in an arch grown with roses; a red runner leads over the threshold into a warm room, where a lamp hangs over a laid table with a coffee pot and two cups, and its light falls down the steps.',
  hour: 'night',
  draw: () => [wall, steps, litRoom(OPENING), arch, mirrored(wing), garland, runner],
};
