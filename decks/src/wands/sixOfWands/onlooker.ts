import { type Art, fill, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import type { Hair, Skin } from '../../figure/look.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** One of the crowd by the road, who looks away from us to the rider and lifts a staff on the road's side. */
export const onlooker = (
  x: number,
  y: number,
  size: number,
  cloth: Role,
  skin: Skin,
  hair: Hair,
  cut: Parameters<typeof headFromBehind>[0]['cut'],
): Art =>
  put(
    [
      fill(cloth, 'M-24 64C-64 74 -84 110 -90 240H90C84 110 64 74 24 64Q0 76 -24 64Z'),
      graven('-40,96 -54,150 -58,220', 5),
      graven('36,96 50,150 54,220', 5),
      headFromBehind({ skin, hair, cut, place: { size: 0.76, turn: 8 } }),
      cuffedArm({
        shoulder: [54, 98],
        elbow: [98, 130],
        cloth,
        at: { x: 88, y: 14, turn: -22, size: 1.1 },
        hand: (place) => gripFromBehind(skin, place, heldAt(wand, 20, 1.3)),
      }),
    ],
    { x, y, size, flip: x > 300 },
  );
