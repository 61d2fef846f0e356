import { flat, line, put, type Art } from '../drawing/art.ts';
import { polygonPath, toPoints, toTenth, type Point, type Points } from '../drawing/geometry.ts';
import { sampleSpline } from '../drawing/swell.ts';

/** Letters of a running hand, each one stroke from the baseline to where the next begins; small letters are 10 high. */
const LETTERS: Readonly<Record<string, string>> = {
  a: '0,0 6,-7 9,-10 4,-9 2,-4 4,0 8,-3 10,-10 10,-3 13,0',
  c: '8,-8 5,-10 1,-5 4,0 10,-1',
  d: '0,0 7,-8 4,-10 2,-4 4,0 8,-3 11,-22 10,-4 13,0',
  e: '0,0 5,-4 8,-8 5,-10 3,-5 5,0 10,-1',
  f: '0,0 6,-17 5,-22 3,-14 3,9 6,5 5,0 11,-1',
  g: '0,0 7,-9 3,-9 2,-3 5,-1 9,-8 9,4 5,11 2,8 13,0',
  h: '0,0 6,-17 5,-22 3,-15 3,0 6,-8 9,-8 9,-1 13,0',
  i: '0,0 3,-9 3,-1 7,0',
  l: '0,0 6,-16 6,-22 3,-17 4,-2 9,0',
  m: '0,0 2,-9 3,0 5,-8 8,-9 8,0 10,-8 13,-9 13,-1 17,0',
  n: '0,0 2,-9 3,0 5,-8 9,-9 9,-1 13,0',
  o: '0,0 6,-9 4,-10 1,-5 4,0 8,-4 7,-9 13,-8',
  r: '0,0 4,-11 5,-9 9,-10 8,-4 11,0',
  s: '0,0 5,-9 6,-10 8,-3 4,0 11,0',
  t: '0,0 5,-17 4,-3 9,0',
  u: '0,0 2,-9 3,-1 7,-1 9,-9 9,-1 13,0',
  w: '0,0 2,-9 4,-1 7,-8 9,-1 12,-9 12,-8',
  y: '0,0 2,-9 4,-1 8,-2 10,-10 9,2 5,11 2,8 13,0',
};

const NIB = (40 * Math.PI) / 180;

type Word = { stroke: Point[]; marks: Point[][] };

/** The strokes of a line of text from 0,0, one for each word, and the crosses and dots of its letters. */
function written(text: string): Word[] {
  let at = 0;
  return text.split(' ').map((word, w) => {
    const marks: Point[][] = [];
    // The letter after an o or a w begins at its top.
    let raised = false;
    const stroke = [...word].flatMap((letter) => {
      const start = at;
      const shape = toPoints(LETTERS[letter] ?? '0,0 8,0').map(([dx, dy]): Point => [
        start + dx - dy * 0.16,
        dy * (0.94 + (w % 3) * 0.06),
      ]);
      const mark = (points: Points) =>
        marks.push(toPoints(points).map(([dx, dy]): Point => [start + dx, dy]));
      if (letter === 't') mark('1,-12 12,-14');
      if (letter === 'i') mark('5.4,-15 6,-16');
      at = shape.at(-1)?.[0] ?? at;
      const from = raised ? 1 : 0;
      raised = 'ow'.includes(letter);
      return shape.slice(from, -1);
    });
    stroke.push([at, raised ? -9 : -1]);
    at += 9;
    return { stroke, marks };
  });
}

/**
 * A line in handwriting from (x, y), turned, sinking by `bow` in its middle; each word is one running stroke of an even width,
 * or of a broad pen with the given nib.
 */
export const script = (
  text: string,
  x: number,
  y: number,
  { turn = 0, size = 1, bow = 0, width = 2.6, nib = 0 } = {},
): Art => {
  const reach = text.length * 11;
  const sunk = ([px, py]: Point): Point => [px, py + bow * Math.sin((Math.PI * px) / reach)];
  const strokes = written(text).flatMap(({ stroke, marks }) =>
    [stroke, ...marks].map((points) => points.map(sunk)),
  );
  return put(
    nib > 0
      ? strokes.map((points) => penned(points, nib / size))
      : line(strokes.map(runThrough).join(''), width / size, 'ink', 0.92),
    { x, y, turn, size },
  );
};

/** A line in handwriting along a curve, its letters `from` to `to` times as large, in one stroke of a broad pen from word to word. */
export function scriptAlong(
  text: string,
  curve: Points,
  [from, to]: readonly [number, number],
  width: number,
): Art {
  const spine = sampleSpline(
    toPoints(curve),
    toPoints(curve).map(() => 0),
  );
  const lengths = spine.slice(1).map(([x, y], i) => Math.hypot(x - spine[i]![0], y - spine[i]![1]));
  const words = written(text);
  const reach = words.at(-1)?.stroke.at(-1)?.[0] ?? 1;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const place = ([px, py]: Point): Point => {
    const share = Math.max(0, Math.min(1, px / reach));
    // Letters grow, so equal steps of the text become longer steps of the curve.
    let left = (total * (from * share + ((to - from) * share * share) / 2)) / ((from + to) / 2);
    const rise = py * (from + (to - from) * share);
    let i = 0;
    while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
    const [[ax, ay], [bx, by], length] = [spine[i]!, spine[i + 1]!, lengths[i]!];
    const [tx, ty] = [(bx - ax) / length, (by - ay) / length];
    return [ax + tx * left - ty * rise, ay + ty * left + tx * rise];
  };
  return [
    penned(words.flatMap(({ stroke }) => stroke).map(place), width),
    words.map(({ marks }) => marks.map((points) => penned(points.map(place), width))),
  ];
}

/** A stroke of a broad pen held at 40 degrees, as wide as `width` where it goes down across the nib. */
function penned(points: readonly Point[], width: number): Art {
  const spine = sampleSpline(
    points,
    points.map(() => 0),
  );
  const [dx, dy] = [Math.cos(NIB) * (width / 2), -Math.sin(NIB) * (width / 2)];
  const pieces = spine.slice(1).map(([x, y], i) => {
    const [ax, ay] = spine[i]!;
    const corners: Point[] = [
      [ax - dx, ay - dy],
      [ax + dx, ay + dy],
      [x + dx, y + dy],
      [x - dx, y - dy],
    ];
    // All turn the same way, so that none cuts a hole where they overlap.
    return polygonPath(dx * (y - ay) - dy * (x - ax) < 0 ? corners.toReversed() : corners);
  });
  return [flat('ink', pieces.join('')), line(runThrough(points), width * 0.3, 'ink')];
}

/** An open stroke that runs smoothly through points. */
function runThrough(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const pair = (x: number, y: number) => `${toTenth(x)} ${toTenth(y)}`;
  const curves = points.slice(1).map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${pair(bx + (cx - ax) / 6, by + (cy - ay) / 6)} ${pair(cx - (dx - bx) / 6, cy - (dy - by) / 6)} ${pair(cx, cy)}`;
  });
  return `M${pair(...at(0))}${curves.join('')}`;
}
