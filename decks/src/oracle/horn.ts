import { eachRow, flat, line, type Art } from '../drawing/art.ts';
import { times, toTenth, type Point } from '../drawing/geometry.ts';
import { limb, sampleSpline, swellPath } from '../drawing/swell.ts';

/** A golden horn through points from the head to its tip, with rings that bend with its roundness, shaded on its right. */
export function ringedHorn(points: readonly Point[], widths: readonly number[], rings: number): Art {
  const spine = sampleSpline(points, widths);
  const across = spine.map(([x, y, width], i) => {
    const [[ax, ay], [bx, by]] = [spine[Math.max(0, i - 1)] ?? [x, y], spine[i + 1] ?? [x, y]];
    const reach = Math.hypot(bx - ax, by - ay) || 1;
    const [tx, ty] = [(bx - ax) / reach, (by - ay) / reach];
    return (side: number, ahead: number): Point => [
      x - ty * width * side + tx * width * ahead,
      y + tx * width * side + ty * width * ahead,
    ];
  });
  const at = (i: number) => across[Math.round((i * (across.length - 2)) / rings)];
  return [
    limb('metal', points, widths, 'line', 3),
    flat(
      'metalDark',
      swellPath(
        across.map((place) => place(0.28, 0)),
        spine.map(([, , width]) => width * 0.44),
      ),
      0.45,
    ),
    eachRow(
      times(rings - 1, (i) => [i + 1] as const),
      (i) => {
        const place = at(i);
        if (place === undefined) return false;
        const [from, over, to] = [place(-0.5, 0), place(0, 0.3), place(0.5, 0)].map((p) =>
          p.map(toTenth).join(' '),
        );
        return line(`M${from}Q${over} ${to}`, 3.2, 'line', 0.75);
      },
    ),
  ];
}
