import { snake } from '../creatures/beasts.ts';
import { wing } from '../creatures/wing.ts';
import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { house } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { cornerSprays } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const twoOfCups: Scene = {
  alt: 'Two people face each other and raise a cup each; above them a winged heart rises from a staff with two snakes.',
  draw: (chance) => [
    sky(chance),
    rays(300, 270, 70, 420, 30, 0.5),
    hill(650, 12, 'far', 0.8),
    house(140, 654, 0.6),
    hill(720, 10, 'mid', 2),
    line('M300 330V640', 8),
    line('M300 330V640', 5, 'metalDark'),
    snake(
      'M300 640C250 600 250 570 300 540C350 510 350 470 300 440C264 420 262 392 280 378',
      [282, 374],
      'leaf',
    ),
    put(
      snake('M0 640C-50 600 -50 570 0 540C50 510 50 470 0 440C-36 420 -38 392 -20 378', [-18, 374], 'sage'),
      { x: 300, flip: true },
    ),
    [false, true].map((flip) => wing({ x: flip ? 280 : 320, y: 300, size: 0.9, flip })),
    fill('red', heart(300, 268, 62)),
    line('M262 250C264 236 276 228 288 230', 4, 'light', 0.7),
    pledging(
      170,
      { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', turn: 0.9, mouth: 'smile' },
      'rose',
      false,
    ),
    pledging(
      430,
      { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', beard: 'short', turn: 0.9, mouth: 'smile' },
      'cloth',
      true,
    ),
    cornerSprays('rose', 'red'),
  ],
};

const pledging = (x: number, look: Look, cloth: Role, flip: boolean): Art =>
  person({
    x,
    y: 852,
    size: 1.44,
    flip,
    look,
    wears: flip ? 'laurel' : 'roseWreath',
    dress: 'gown',
    cloth,
    arms: [
      { elbow: [-50, -160], hand: [-34, -120] },
      { elbow: [54, -160], hand: [56, -190], holds: cup(4, -22, 0.36) },
    ],
  });

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;
