import { type Art, eachOf, fill, flat, line } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';

const THICK = 17;

/** One turn of rope round a body about x 300: the front half of an ellipse, whose ends go on behind. */
function coil(y: number, half: number, sag: number): Art {
  const [left, right] = [300 - half, 300 + half];
  const band = (down: number, thick: number) =>
    `M${left} ${y + down}A${half} ${sag} 0 0 0 ${right} ${y + down}v${thick}A${half} ${sag} 0 0 1 ${left} ${y + down + thick}Z`;
  return [
    flat('ink', band(THICK - 2, 12), 0.42),
    fill('linen', band(0, THICK), { width: 2 }),
    times(27, (i) => {
      const angle = ((i + 1) / 28) * Math.PI;
      const [x, top] = [300 - half * Math.cos(angle), y + sag * Math.sin(angle)];
      const lean = 6 * Math.sin(angle);
      return line(
        `M${toTenth(x - lean)} ${toTenth(top + THICK - 2)}Q${toTenth(x - lean * 0.2)} ${toTenth(top + THICK / 2)} ${toTenth(x + lean)} ${toTenth(top + 2)}`,
        1.7,
        'skinEdge',
        0.62,
      );
    }),
  ];
}

/** The ends of the rope hang from a knot. */
const knot: Art = [
  limb('linen', '322,638 312,672 318,712', [11, 12, 13], 'line', 2),
  limb('linen', '334,638 346,676 342,728', [11, 12, 13], 'line', 2),
  limb('linen', '312,620 326,634 346,634', [16, 24, 16], 'line', 2),
  line(
    'M318 618q-2 12 8 24M330 622q-3 12 5 22M310 690l12 -7M312 704l12 -7M339 700l12 -5M338 716l12 -5',
    1.7,
    'skinEdge',
    0.62,
  ),
];

/** Ropes that hold both arms against the body. */
export const ropes: Art = [eachOf('484,143,42 505,147,42 580,157,36 601,160,36', coil), knot];
