export type Point = readonly [x: number, y: number];

/** Points as a list or, as in SVG, as text: '10,20 30,40'. */
export type Points = string | readonly Point[];

export const toPoints = (points: Points): readonly Point[] =>
  typeof points === 'string'
    ? points.split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return [x, y];
      })
    : points;

export type Triple = readonly [x: number, y: number, value: number];

/** Places with a value for each, as a list or as text: '10,20,5 30,40,6'. */
export type Triples = string | readonly Triple[];

export const toTriples = (triples: Triples): readonly Triple[] =>
  typeof triples === 'string'
    ? triples.split(' ').map((triple): Triple => {
        const [x = 0, y = 0, value = 0] = triple.split(',').map(Number);
        return [x, y, value];
      })
    : triples;

/** A number in an SVG path: a tenth of a unit is finer than a pixel. */
export const toTenth = (value: number): string => String(Math.round(value * 10) / 10);

/** The point at a distance and an angle (degrees, clockwise from the right) from another. */
export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y + r * Math.sin((angle * Math.PI) / 180),
];

export const circlePath = (x: number, y: number, r: number): string =>
  `M${toTenth(x - r)} ${toTenth(y)}a${toTenth(r)} ${toTenth(r)} 0 1 0 ${toTenth(2 * r)} 0a${toTenth(r)} ${toTenth(r)} 0 1 0 ${toTenth(-2 * r)} 0Z`;

export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${toTenth(x)} ${toTenth(y)}h${toTenth(width)}v${toTenth(height)}h${toTenth(-width)}Z`;

export const polygonPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${toTenth(x)} ${toTenth(y)}`).join('L')}Z`;

/** `count` values made from their index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
