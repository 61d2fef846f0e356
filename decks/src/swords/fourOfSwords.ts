import { put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longSword } from '../suits/longSword.ts';
import { knight } from './fourOfSwords/knight.ts';
import { cushion, slab, swords } from './fourOfSwords/slab.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in a hood of mail lies on a tomb, seen from straight above, his head on a red cushion, his eyes closed and his palms laid together on the breast; three swords hang over him, points towards his head, and a fourth lies across him.',
  draw: () => [
    slab,
    swords,
    put([cushion, knight], { x: 300 * (1 - 0.9), y: 88, size: 0.9 }),
    put(longSword(90, 1.08), { x: 160, y: 838 }),
  ],
};
