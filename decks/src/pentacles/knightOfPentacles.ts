import { knight } from '../courts/knight.ts';
import { line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { pentacle } from '../suits/objects.ts';

export const knightOfPentacles: Scene = {
  alt: 'A knight sits quite still on a heavy dark horse before ploughed fields and holds a coin out before him.',
  draw: (chance) =>
    knight(chance, {
      suit: 'pentacles',
      gait: 'stand',
      coat: 'woodDark',
      shaded: 'ink',
      mane: 'hairBlack',
      trapping: 'sage',
      tabard: 'wood',
      face: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open' },
      crest: 'leaves',
      arm: { elbow: [24, -116], hand: [84, -140], holds: pentacle(8, -34, 0.42) },
      behind: times(6, (i) =>
        line(
          `M${60 + i * 20} ${770 + i * 18}Q300 ${750 + i * 18} ${540 - i * 10} ${776 + i * 18}`,
          2,
          'line',
          0.5,
        ),
      ),
    }),
};
