import { type Art, fill, line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';

// All fit a head centred at 0,0: the line of the brow is at -46, the top of the head at -70.

/** Caps, hoods, helmets and garlands. */
export const HATS = {
  roseWreath: [
    times(6, (i) =>
      leaf(
        -60 + i * 24,
        -50 - Math.sin((i / 5) * Math.PI) * 18,
        -160 + i * 28,
        26,
        i % 2 ? 'leaf' : 'leafDark',
      ),
    ),
    times(5, (i) =>
      flower(
        -48 + i * 24,
        -48 - Math.sin((i / 4) * Math.PI) * 18,
        15,
        5,
        i % 2 ? 'rose' : 'red',
        i % 2 ? 'red' : 'redDark',
      ),
    ),
  ],
  scholarCap: [
    fill('wine', 'M-62 -40C-74 -104 -30 -122 0 -120C30 -122 74 -104 62 -40C24 -60 -24 -60 -62 -40Z'),
    fill('metal', 'M-64 -38C-24 -60 24 -60 64 -38L62 -22C24 -44 -24 -44 -62 -22Z', { width: 1.6 }),
  ],
  reedCap: capWith('clothDark', [
    leaf(38, -66, -62, 74, 'leaf', 0.2),
    leaf(44, -64, -36, 64, 'leafDark', 0.2),
  ]),
  flowerCap: capWith('sage', [flower(44, -68, 22, 5, 'rose', 'red'), leaf(56, -80, -50, 40)]),
  bandage: [
    fill('linen', 'M-58 -46C-30 -66 30 -66 58 -46L56 -26C30 -44 -30 -44 -56 -26Z', { width: 1.8 }),
    line('M-40 -50L30 -38M-20 -56L50 -42', 1.4, 'shade', 0.6),
    fill('linen', 'M50 -42L78 -30L66 -22L80 -8L50 -28Z', { width: 1.6 }),
  ],
  leafBand: times(9, (i) =>
    leaf(
      -50 + i * 12.5,
      -44 - Math.sin((i / 8) * Math.PI) * 24,
      -130 + i * 10,
      26,
      i % 2 ? 'leaf' : 'leafDark',
    ),
  ),
  tallHat: [
    fill('sage', 'M-58 -44C-66 -110 -40 -170 10 -196C30 -160 62 -110 58 -44C24 -62 -24 -62 -58 -44Z'),
    disc('glow', 12, -196, 12, 1.8),
    fill('metal', 'M-64 -40C-24 -62 24 -62 64 -40L62 -24C24 -46 -24 -46 -62 -24Z', { width: 1.6 }),
  ],
  wideHat: [
    fill('wood', 'M-44 -48C-44 -108 44 -108 44 -48Z'),
    fill('wood', 'M-104 -40C-60 -66 60 -66 104 -40C60 -28 -60 -28 -104 -40Z'),
    line('M-44 -58C-20 -68 20 -68 44 -58', 5, 'red'),
  ],
  infinity: line(
    'M0 -112C-16 -132 -52 -134 -52 -112C-52 -90 -16 -92 0 -112C16 -132 52 -134 52 -112C52 -90 16 -92 0 -112Z',
    7,
    'glow',
  ),
} satisfies Record<string, Art>;

function capWith(role: Role, ornament: Art): Art {
  return [
    fill(role, 'M-66 -46C-72 -98 -20 -114 12 -106C54 -104 76 -78 66 -46C30 -64 -30 -64 -66 -46Z'),
    ornament,
    fill('metal', 'M-68 -46C-30 -66 30 -66 68 -46L66 -34C30 -52 -30 -52 -66 -34Z', { width: 1.6 }),
  ];
}
