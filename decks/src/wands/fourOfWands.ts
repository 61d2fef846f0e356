import { type Art, tube, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { hill, road } from '../primitives/land.ts';
import { cypress, flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const fourOfWands: Scene = {
  alt: 'Four staffs carry a garland of flowers; two people lift bouquets beneath it, before a castle in festive light.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 500, 60, 460, 34, 0.5),
    castle(300, 610, 1.15),
    cypress(150, 620, 120),
    cypress(450, 620, 120),
    hill(612, 10, 'far', 1),
    hill(700, 10, 'mid', 2.4),
    road(300, 610, 900, 'straw', 10),
    [104, 236, 364, 496].map((x, i) => wand(x, i % 3 ? 480 : 540, i % 3 ? 1.9 : 2.2)),
    tube('leafDark', 'M92 312Q170 400 236 300Q300 376 364 300Q430 400 508 312', 9),
    times(25, (i) => {
      const x = 96 + i * 17;
      const y = 322 + Math.abs(Math.sin((i / 24) * Math.PI * 3)) * 28;
      return [
        leaf(x, y, 60 + (i % 3) * 40, 30, i % 2 ? 'leaf' : 'leafDark'),
        i % 3 === 1 && flower(x, y + 4, 19, 6, i % 2 ? 'rose' : 'red', i % 2 ? 'red' : 'redDark'),
      ];
    }),
    reveller(212, { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', turn: 0.5 }, 'rose', false),
    reveller(388, { skin: 'skinDark', hair: 'hairBlack', cut: 'curls', turn: 0.5 }, 'cloth', true),
    times(8, (i) => flower(76 + i * 64, 846 + (i % 2) * 14, 13, 5, i % 2 ? 'light' : 'rose', 'linen')),
  ],
};

const reveller = (x: number, look: Look, cloth: Role, flip: boolean): Art =>
  person({
    x,
    y: 836,
    size: 0.98,
    flip,
    look: { ...look, mouth: 'smile', eyes: 'closed' },
    wears: 'roseWreath',
    dress: 'gown',
    cloth,
    lean: -4,
    arms: [
      { elbow: [-66, -160], hand: [-70, -120] },
      {
        elbow: [64, -200],
        hand: [56, -252],
        holds: [
          leaf(0, -6, -130, 26),
          leaf(0, -6, -50, 26),
          flower(0, -26, 20, 6),
          flower(-18, -12, 13, 5, 'light', 'linen'),
          flower(18, -12, 13, 5, 'glow', 'metal'),
        ],
      },
    ],
  });
