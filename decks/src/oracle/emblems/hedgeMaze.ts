import { fill, flat, line, type Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { polygonPath, times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';

const [COLUMNS, ROWS] = [7, 8];
const [HALF_HEDGE, HEIGHT] = [0.13, 34];

/** The way through, as column and row of each cell; the first row is the near one. It begins at the spool. */
const WAY = toPoints(
  '1,1 2,1 3,1 3,2 4,2 4,1 5,1 5,2 5,3 4,3 4,4 3,4 3,3 2,3 1,3 1,4 1,5 2,5 2,6 3,6 3,5 4,5 5,5 5,6 4,6 4,7 3,7 3,8',
);

/** Two blind alleys before it. */
const NEAR_ALLEYS = ['3,1 3,0 2,0', '5,1 6,1 6,0 5,0 4,0'].map(toPoints);

/** Pairs of cells whose hedge would be a stub: a maze without them is easier to read. */
const UNHEDGED = ['1,2 2,2', '5,4 6,4', '5,7 6,7', '5,6 6,6', '0,5 1,5'].map(toPoints);

/** Where the thread leaves the spool, and the handle to which it is tied. */
const THREAD_START: Point = [176, 664];
export const THREAD_END: Point = [311, 250];

/** How large things are at a row: 1 at the near edge, half as large at the far one. */
const scaleAt = (row: number): number => 1 / (1 + (row * 0.98) / ROWS);

/** The place in the picture of a point of the maze, in cells, at a height above its ground. */
const project = (column: number, row: number, height = 0): Point => {
  const scale = scaleAt(row);
  return [300 + (column - COLUMNS / 2) * 104 * scale, -290 + (1130 - height) * scale];
};

const area = (x0: number, x1: number, row0: number, row1: number, height = 0): string =>
  polygonPath([
    project(x0, row0, height),
    project(x1, row0, height),
    project(x1, row1, height),
    project(x0, row1, height),
  ]);

const keyOf = (a: Point, b: Point): string => [a, b].map(String).toSorted().join(' ');

/** The pairs of cells without a hedge between them: those of the way, and a tree of blind alleys from it. */
function carve(chance: Chance): ReadonlySet<string> {
  const ways = [WAY, ...NEAR_ALLEYS];
  const open = new Set(
    [...ways, ...UNHEDGED].flatMap((way) => way.slice(1).map((cell, i) => keyOf(way[i] ?? cell, cell))),
  );
  const seen = new Set(ways.flat().map(String));
  const heads = ways.flat();
  while (heads.length > 0) {
    const [head = [0, 0]] = heads.splice(Math.floor(chance() * heads.length), 1);
    const free = neighbours(head).filter((cell) => !seen.has(String(cell)));
    const next = free[Math.floor(chance() * free.length)];
    if (next === undefined) continue;
    seen.add(String(next));
    open.add(keyOf(head, next));
    heads.push(head, next);
  }
  return open;
}

const neighbours = ([x, y]: Point): Point[] =>
  [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
    .map(([column = 0, row = 0]): Point => [column, row])
    .filter(([column, row]) => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS);

/** A clipped hedge, seen from above: the moon behind it lights its top, and its near side is dark. */
function hedge(x0: number, x1: number, row0: number, row1: number): Art {
  const [a, b] = [project(x0, row0), project(x1, row0)];
  const [c, d] = [project(x0, row0, HEIGHT), project(x1, row0, HEIGHT)];
  const side = (x: number) =>
    polygonPath([project(x, row0), project(x, row1), project(x, row1, HEIGHT), project(x, row0, HEIGHT)]);
  const middle = (x0 + x1) / 2 < COLUMNS / 2;
  return [
    fill(middle ? 'stem' : 'near', side(middle ? x1 : x0), { width: 1.6 }),
    fill('near', polygonPath([a, b, d, c]), { width: 1.8 }),
    flat('ink', polygonPath([a, b, d, c]), 0.55),
    fill('leaf', area(x0, x1, row0, row1, HEIGHT), { width: 1.8 }),
    line(
      polygonPath([project(x0, row1, HEIGHT - 3), project(x1, row1, HEIGHT - 3)]),
      2.4 * scaleAt(row1),
      'dusk',
      0.75,
    ),
    leaves(x0, x1, row0, row1),
  ];
}

/** The clipped tips of the leaves on the top of a hedge. */
const leaves = (x0: number, x1: number, row0: number, row1: number): Art => {
  const count = Math.round((x1 - x0 + row1 - row0) * 7);
  const marks = times(count, (i) => {
    const [u, v] = [((i * 0.618) % 1) * 0.8 + 0.1, ((i * 0.381 + 0.3) % 1) * 0.7 + 0.15];
    const [x, y] = project(x0 + (x1 - x0) * u, row0 + (row1 - row0) * v, HEIGHT);
    return `M${toTenth(x)} ${toTenth(y)}l${i % 2 ? 4 : -4} -4`;
  });
  return line(marks.join(''), 1.8, 'leafDark', 0.9);
};

/** What the hedges throw on the gravel before them. */
const shadows = (walls: readonly Wall[]): Art =>
  walls.map(([x0, x1, row0]) => flat('straw', area(x0, x1, row0 - 0.2, row0), 0.6));

type Wall = readonly [x0: number, x1: number, row0: number, row1: number];

/** All hedges from the far ones to the near. */
function listWalls(open: ReadonlySet<string>): Wall[] {
  const along = (row: number) =>
    times(
      COLUMNS,
      (x): Wall | false =>
        !open.has(keyOf([x, row - 1], [x, row])) && [
          x - HALF_HEDGE,
          x + 1 + HALF_HEDGE,
          row - HALF_HEDGE,
          row + HALF_HEDGE,
        ],
    );
  const away = (row: number) =>
    times(
      COLUMNS + 1,
      (x): Wall | false =>
        !open.has(keyOf([x - 1, row], [x, row])) && [
          x - HALF_HEDGE,
          x + HALF_HEDGE,
          row + HALF_HEDGE,
          row + 1 - HALF_HEDGE,
        ],
    );
  return [joined(along(ROWS)), ...times(ROWS, (i) => [...away(ROWS - 1 - i), ...joined(along(ROWS - 1 - i))])]
    .flat()
    .filter((wall) => wall !== false);
}

/** Hedges that meet end to end, as one. */
const joined = (walls: readonly (Wall | false)[]): Wall[] =>
  walls.reduce<Wall[]>((all, wall) => {
    const last = all.at(-1);
    if (wall === false) return all;
    if (last === undefined || last[1] < wall[0]) return [...all, wall];
    return [...all.slice(0, -1), [last[0], wall[1], wall[2], wall[3]]];
  }, []);

/** The thread from the spool along the middle of its way to the handle of the door, thinner with the distance. */
const thread = (): Art => {
  const places = WAY.map(([x, row], i): Point => {
    if (i === 0) return THREAD_START;
    return i === WAY.length - 1 ? THREAD_END : project(x + 0.5, row + 0.64);
  });
  const widths = WAY.map(([, row]) => 20 * scaleAt(row) ** 2);
  const spine = sampleSpline(places, widths);
  const path = (more: number) =>
    swellPath(
      spine.map(([x, y]): Point => [x, y]),
      spine.map(([, , width]) => width + more),
    );
  return [flat('metalDark', path(6), 0.5), flat('line', path(4)), flat('red', path(0))];
};

/** A maze of hedges with one red thread through it, from the near left to the gate at its far side. */
export function hedgeMaze(chance: Chance): Art {
  const walls = listWalls(carve(chance));
  return [
    fill('linen', area(0, COLUMNS, 0, ROWS), { width: 2 }),
    [8, 6.4, 5.2].map((reach, i) => flat('glow', area(2.5 - i, 4.5 + i, reach - 1.2, ROWS), 0.28)),
    shadows(walls),
    thread(),
    walls.map(([x0, x1, row0, row1]) => hedge(x0, x1, row0, row1)),
  ];
}
