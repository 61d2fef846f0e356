import { flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { caterpillar, chrysalis, swallowtail } from './swallowtail.ts';

const [X, Y, R] = [294, 622, 188];

/** The moon of an eighth of the month, from the new moon at the foot of the wheel over the full moon at its top. */
function moonOfWheel(i: number): Art {
  const [x, y] = polar(X, Y, 114, 90 + i * 45);
  const r = 34;
  const bulge = Math.cos((Math.PI * i) / 4);
  const back = bulge > 0 === i < 4 ? 0 : 1;
  const lit = `M${toTenth(x)} ${toTenth(y - r)}A${r} ${r} 0 0 ${i < 4 ? 1 : 0} ${toTenth(x)} ${toTenth(y + r)}A${toTenth(Math.abs(bulge) * r)} ${r} 0 0 ${back} ${toTenth(x)} ${toTenth(y - r)}Z`;
  return [cut(i === 4 ? 'light' : 'near', circlePath(x, y, r), 4), i > 0 && flat('light', lit)];
}

export const wheelOfFortune: Scene = {
  alt: 'A great wheel turns in the night sky, with the eight phases of the moon between its spokes; a caterpillar crawls up its rim, a chrysalis hangs by a thread from a peg in it, and a swallowtail spreads its pale wings on its top.',
  draw: () => [
    chatterSky('near', around(X, Y), { marks: 'mid', foot: 880, gap: 110 }),
    [cutStar(84, 420, 18), cutStar(520, 440, 20)],
    field('ink', '40,822 160,806 300,818 440,806 560,824', 'mid', 4, 70),
    flat('ink', circlePath(X, Y, R)),
    times(8, (i) =>
      stroke('glow', [polar(X, Y, 40, i * 45 + 22.5), polar(X, Y, R - 10, i * 45 + 22.5)], [10, 16]),
    ),
    times(8, moonOfWheel),
    keyed('accent', circlePath(X, Y, 60), 6),
    bigStar(X, Y, 45, 'light', 8),
    line(circlePath(X, Y, R), 54, 'ink'),
    line(circlePath(X, Y, R), 38, 'glow'),
    flat(
      'ink',
      times(16, (i) => lens(polar(X, Y, R - 12, i * 22.5), polar(X, Y, R + 12, i * 22.5), 8)).join(''),
    ),
    // Motion lines.
    [
      [-42, -6, 236],
      [-34, -14, 252],
      [190, 222, 236],
      [196, 214, 252],
    ].map(([from = 0, to = 0, r = 0]) =>
      gouge(
        times(5, (i) => polar(X, Y, r, from + ((to - from) * i) / 4)),
        8,
        'far',
      ),
    ),
    caterpillar(X, Y, R + 47, 60, 13),
    // The chrysalis hangs by a thread from a peg in the rim.
    joined('glow', [limb('122,554,16 98,540,15 70,526,14')], 4, 'ink'),
    stroke('light', '79,530 78,580 78,640', [5, 4, 4]),
    chrysalis({ x: 78, y: 606, size: 0.96 }),
    swallowtail({ x: 298, y: 302, size: 1.06 }),
  ],
};
