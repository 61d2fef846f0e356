import { type Art, flat } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';

/** The air over the sea grows golden towards the horizon. */
export const goldenSky: Art = times(30, (i) =>
  flat(i < 15 ? 'red' : 'straw', boxPath(40, 200 + i * 10, 520, 310 - i * 10), 0.056),
);

/** The sun's light on the water: broken bars that widen towards us. */
export const lightPath: Art = times(15, (i) => {
  const [y, half] = [430 + i * 26, 70 + i * 3.4 - (i % 3) * 8];
  return flat(
    'glow',
    `M${300 - half} ${y}Q300 ${y - 9} ${300 + half} ${y}Q300 ${y + 9} ${160 - half} ${y}Z`,
    0.75,
  );
});
