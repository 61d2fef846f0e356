import { type Art, flat, put, rays, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { polar, times } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { hanging } from './hangedMan/hanging.ts';
import { tree } from './hangedMan/tree.ts';

export const theHangedMan: Scene = {
  alt: 'A man hangs at ease by one foot from a living tree in leaf, the other leg crossed behind it and his hands behind his back; his fair hair falls before a dark blue halo, whose light shines on the bark and on his sleeves.',
  draw: (chance) => [
    sky(chance, { stars: 90 }),
    eveningBanks(500, ['rose', 'rose', 'dusk', 'dusk'], 60),
    rays(300, 728, 96, 360, 32, 0.9),
    hill(780, 10, 'far', 0.4),
    hill(820, 8, 'near', 2),
    tree,
    barkLight,
    [289, 300, 311].map((x) => tube('linen', `M${x - 2} 184Q${x + 4} 206 ${x} 228`, 6)),
    tube('linen', 'M284 230Q300 238 316 230', 7),
    firelight(300, 728, 270),
    disc('glow', 300, 728, 98, 2),
    disc('clothDark', 300, 728, 86, 1.4),
    haloRays,
    tube('linen', 'M296 230C284 242 279 262 284 284Q288 294 298 298', 6),
    put(hanging(), { x: 300, y: 290, turn: 180, size: 1.03 }),
    tube('linen', 'M303 230C312 240 312 268 317 290', 6),
    [292, 301, 310].map((y) => tube('linen', `M282 ${y + 3}Q300 ${y + 9} 319 ${y - 3}`, 6)),
    firelight(300, 700, 150, 0.3),
  ],
};

/** Fine rays within the ring, behind his head. */
const haloRays: Art = times(16, (i) => {
  const at = (reach: number) => polar(300, 728, reach, i * 22.5 + 11);
  return graven([at(50), at(66), at(82)], 3, 'light', 0.85);
});

/** The light round his head on the trunk and on the ground. */
const barkLight: Art = [
  ['163,540 171,660 184,780', '146,620 156,730 160,830'].map((points) => graven(points, 9, 'glow', 0.75)),
  graven('184,806 200,842 228,868', 6, 'glow', 0.8),
  graven('166,400 161,470 161,530', 5, 'glow', 0.4),
  flat('glow', 'M210 868Q300 836 420 868Z', 0.4),
];
