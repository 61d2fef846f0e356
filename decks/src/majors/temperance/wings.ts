import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, sampleSpline } from '../../drawing/swell.ts';

const ARM = '336,520 372,352 428,236 494,206 574,272';

const SPINE = sampleSpline(toPoints(ARM), [0, 0, 0, 0, 0]);

/** A broad pointed feather with its shaft; its root is at 0,0 and it points to the right. */
const feather = (length: number, width: number, role: Role): Art => {
  const [w, l] = [width / 2, length];
  const at = (k: number) => toTenth(l * k);
  return [
    fill(
      role,
      `M0 ${-w * 0.7}C${at(0.4)} ${-w * 1.1} ${at(0.8)} ${-w * 0.9} ${at(1)} 0C${at(0.86)} ${w * 0.8} ${at(0.4)} ${w} 0 ${w * 0.7}Z`,
      { width: 2 },
    ),
    line(`M${at(0.3)} 0L${at(0.94)} 1`, 1.4, 'detail', 0.7),
  ];
};

/** A row of feathers that overlap like tiles, from the tip of the wing to the shoulder. */
const row = (count: number, role: Role, size: (t: number) => readonly [length: number, width: number]): Art =>
  times(count, (i) => {
    const t = 1 - i / (count - 1);
    const [x = 0, y = 0] = SPINE[Math.round(t * (SPINE.length - 1))] ?? [];
    const [length, width] = size(t);
    return put(feather(length, width, role), { x, y, turn: 106 - 46 * t });
  });

/** Both wings fill the arch: long quills, two rows of coverts over them, and the arm along the upper edge. */
export const wings: Art = mirrored([
  row(12, 'light', (t) => [250 + 70 * Math.sin(Math.PI * t), 62]),
  row(12, 'rose', (t) => [160 + 40 * Math.sin(Math.PI * t), 56]),
  row(13, 'light', (t) => [92 + 26 * Math.sin(Math.PI * t), 48]),
  limb('light', ARM, [44, 46, 42, 36, 26]),
  graven('352,470 386,346 440,246 494,212', 6, 'shade', 0.35),
]);
