import { type Art, eachOf, flat, rays } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { greatStar } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { body, grasp, HEADS, staff } from './fiveOfWands/fighter.ts';

export const fiveOfWands: Scene = {
  alt: 'Five people, seen from straight above in a ring on the trodden earth, a hat, a braid, a tonsure, curls and a white cloth on their heads, thrust burning staffs at each other with both hands; two sparks fly where the staffs cross.',
  draw: () => [
    earth,
    FIGHTERS.map(({ stand, cloth }) => body(stand, cloth)),
    FIGHTERS.map(({ stand, grip }) => staff(stand, grip)),
    FIGHTERS.map(({ stand, cloth, skin, head }) => grasp(stand, cloth, skin, head)),
    eachOf('350,406,26 346,582,26', (x, y, r) => greatStar(x, y, r, 'light')),
    firelight(300, 478, 400, 0.9),
  ],
};

const FIGHTERS = [
  {
    stand: { x: 284, y: 184, turn: 180, flip: true },
    grip: 58,
    cloth: 'cloth',
    skin: 'skinOlive',
    head: HEADS.hat,
  },
  { stand: { x: 506, y: 384, turn: 244 }, grip: -5, cloth: 'linen', skin: 'skinBrown', head: HEADS.braid },
  { stand: { x: 428, y: 752, turn: 322 }, grip: 20, cloth: 'wine', skin: 'skinFair', head: HEADS.tonsure },
  { stand: { x: 164, y: 752, turn: 28 }, grip: 54, cloth: 'sage', skin: 'skinBrown', head: HEADS.curls },
  { stand: { x: 102, y: 388, turn: 116 }, grip: -5, cloth: 'straw', skin: 'skinDark', head: HEADS.scarf },
] as const;

/** Trodden earth, seen from straight above, with stones and grass at the edge of the ring. */
const earth: Art = [
  flat('far', boxPath(30, 30, 540, 860)),
  rays(300, 478, 60, 460, 40, 0.35),
  times(5, (ring) =>
    times(9 + ring * 3, (i) => {
      const [from, to] = [(i * 360) / (9 + ring * 3) + ring * 13, 360 / (9 + ring * 3) - 9];
      const at = (k: number) => polar(300, 478, 120 + ring * 76, from + to * k);
      return graven([at(0), at(0.5), at(1)], 4, 'ink', 0.5);
    }),
  ),
  eachOf('80,560 520,560 300,800 84,240 516,236 90,840 512,844', (x, y) =>
    times(6, (i) => leaf(x, y, i * 60 + x, 22, i % 2 ? 'leaf' : 'leafDark')),
  ),
];
