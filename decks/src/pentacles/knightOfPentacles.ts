import { knight } from '../courts/knight.ts';
import { type Art, eachRow, fill, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { pentacle } from '../suits/objects.ts';

export const knightOfPentacles: Scene = {
  alt: 'A knight in green and red sits quite still on a heavy brown horse with an arched neck and one hoof lifted, holds a coin up before him and looks over a ploughed field whose furrows run to the horizon.',
  draw: (chance) => [
    knight(chance, {
      suit: 'pentacles',
      gait: 'paw',
      coat: 'wood',
      shaded: 'woodDark',
      mane: 'hairBlack',
      trapping: 'wine',
      tabard: 'sage',
      mantle: 'redDark',
      face: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open' },
      crest: 'leaves',
      arm: { elbow: [36, -126], hand: [80, -178], holds: pentacle(8, -42, 0.42), turn: -20 },
      behind: field,
    }),
    feathers,
  ],
};

/** Ploughed earth: its furrows meet far behind the horse's head. */
const field: Art = [
  fill('woodDark', 'M40 772C160 756 330 748 560 764V900H40Z'),
  times(13, (i) =>
    line(`M${440 + (i - 6) * 12} ${757 + Math.abs(i - 6) * 0.8}L${440 + (i - 6) * 84} 900`, 2, 'line', 0.6),
  ),
  times(12, (i) => line(`M${446 + (i - 6) * 12} 764L${470 + (i - 6) * 84} 900`, 6, 'ink', 0.35)),
];

/** Long hair over the hooves of a working horse. */
const feathers: Art = eachRow(
  [
    [360, 844, 0],
    [403, 788, 30],
    [183, 844, 0],
    [144, 844, 0],
  ],
  (x, y, turn) =>
    put(
      [
        fill(
          'hairBlack',
          'M-13 -34C-20 -18 -24 -6 -22 6L-12 0L-6 10L2 2L10 10L14 2L22 6C22 -8 18 -20 13 -34Q0 -28 -13 -34Z',
          {
            width: 1.6,
          },
        ),
        line('M-8 -24L-14 -4M0 -24V0M8 -24L12 -4', 1.3, 'detail', 0.6),
      ],
      { x, y, turn },
    ),
);
