import { type Art, eachRow, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Headwear } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
import type { Arm } from '../figure/limbs.ts';
import { person } from '../figure/person.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const threeOfCups: Scene = {
  alt: 'Three friends in garlands stand close together and lift their cups together above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 300, 60, 460, 34, 0.6),
    hill(680, 14, 'far', 1),
    dancer(
      300,
      812,
      1.46,
      { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mouth: 'smile', eyes: 'open' },
      'straw',
      'roseWreath',
      { elbow: [46, -240], hand: [4, -324] },
      false,
    ),
    dancer(
      158,
      850,
      1.46,
      { skin: 'skinFair', hair: 'hairFair', cut: 'long', mouth: 'smile', turn: 0.7 },
      'rose',
      'leafBand',
      { elbow: [62, -220], hand: [48, -300] },
      false,
    ),
    dancer(
      442,
      850,
      1.46,
      { skin: 'skinOlive', hair: 'hairAuburn', cut: 'braids', mouth: 'smile', turn: 0.7 },
      'sage',
      'laurel',
      { elbow: [62, -220], hand: [48, -300] },
      true,
    ),
    hill(858, 4, 'near', 2),
    eachRow(
      [
        [92, 848],
        [230, 858],
        [370, 858],
        [508, 848],
      ],
      (x, y, i) =>
        i % 2
          ? grapes(x, y - 10, 0.9)
          : [disc('metal', x - 14, y, 18), disc('red', x + 16, y + 2, 16), leaf(x, y - 16, -60, 24)],
    ),
  ],
};

const dancer = (
  x: number,
  y: number,
  size: number,
  look: Look,
  cloth: Role,
  wears: Headwear,
  arm: Omit<Arm, 'holds'>,
  flip: boolean,
): Art =>
  person({
    x,
    y,
    size,
    flip,
    look,
    wears,
    dress: 'gown',
    cloth,
    arms: [
      { elbow: [-58, -166], hand: [-64, -124] },
      { ...arm, holds: cup(2, -18, 0.36) },
    ],
  });
