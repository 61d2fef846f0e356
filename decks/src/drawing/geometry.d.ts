export type Point = readonly [x: number, y: number];
/** A number as it stands in a path: a tenth of a unit is finer than a pixel. */
export declare const n: (value: number) => string;
/** The point at a distance and an angle (degrees, clockwise from the right) from another. */
export declare const polar: (x: number, y: number, r: number, angle: number) => Point;
export declare const circlePath: (x: number, y: number, r: number) => string;
export declare const boxPath: (x: number, y: number, width: number, height: number) => string;
export declare const polygonPath: (points: readonly Point[]) => string;
/** `count` values made from their index. */
export declare const times: <T>(count: number, make: (index: number) => T) => T[];
