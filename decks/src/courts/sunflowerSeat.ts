import { fill, flat, mirrored, type Art } from '../drawing/art.ts';
import { polar, times, toTenth } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

const petal = (i: number): Art => {
  const at = (r: number, turn: number) =>
    polar(300, 390, r, -200 + i * 14.7 + turn)
      .map(toTenth)
      .join(' ');
  return fill(
    i % 2 ? 'metal' : 'straw',
    `M${at(178, -7)}Q${at(226, -6)} ${at(246, 0)}Q${at(226, 6)} ${at(178, 7)}Z`,
    {
      width: 1.8,
    },
  );
};

/** A seat whose round back is carved as a sunflower, with arms that curl outwards. */
export const sunflowerSeat: Art = [
  times(16, petal),
  disc('metalDark', 300, 390, 186),
  disc('wineDark', 300, 390, 168, 1.8),
  times(26, (i) => disc('metal', ...polar(300, 390, 177, i * 13.85), 4.5, 1)),
  fill('wineDark', 'M150 470H450V850H150Z'),
  mirrored([
    fill('metalDark', 'M118 860V690C118 640 150 640 172 650V860Z'),
    flat('wood', 'M118 860V720H134V860Z', 0.8),
    disc('metal', 132, 668, 30),
    disc('metalDark', 132, 668, 17, 1.6),
    disc('metal', 132, 668, 6, 1.2),
    graven('150,710 148,780 150,850', 4),
  ]),
];
