import { type Art, flat } from '../../drawing/art.ts';
import { boxPath, times, toTenth } from '../../drawing/geometry.ts';

/** The air over the sea grows golden towards the horizon. */
export const goldenSky: Art = times(30, (i) =>
  flat(i < 15 ? 'red' : 'straw', boxPath(40, 200 + i * 10, 520, 310 - i * 10), 0.056),
);

/** The sun's light on the water: glints, close and fine at the horizon, wide and apart towards us. */
export const lightPath: Art = times(90, (i) => {
  const near = (i / 90) ** 1.5;
  const [y, half] = [420 + near * 330, 12 + near * 26];
  const x = 300 + (((i * 137) % 200) / 100 - 1) * (84 + near * 70);
  return flat(
    'glow',
    `M${toTenth(x - half)} ${toTenth(y)}q${toTenth(half)} ${toTenth(-4 - near * 7)} ${toTenth(2 * half)} 0q${toTenth(-half)} ${toTenth(4 + near * 7)} ${toTenth(-2 * half)} 0Z`,
    0.85,
  );
});
