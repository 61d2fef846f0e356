import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { face } from '../../figure/face.ts';
import type { Look } from '../../figure/look.ts';

const OUTLINE =
  'M0 -66C-46 -66 -58 -30 -58 2C-64 30 -44 60 -12 64Q0 66 12 64C44 60 64 30 58 2C58 -30 46 -66 0 -66Z';

/** A child's head: a high brow, round cheeks and small features low in the face; as large as a head from the front. */
export const childHead = (look: Look): Art => {
  const { skin = 'skinOlive', turn = 0 } = look;
  const side = (s: number) => turn * 12 + s * 36;
  return [
    fill(skin, 'M-17 50L-19 88C-8 96 8 96 19 88L17 50Z', { edge: 'skinEdge', width: 1.8 }),
    flat('skinEdge', 'M-18 62Q0 74 18 62L18 72Q0 84 -18 72Z', 0.3),
    fill(skin, OUTLINE, { edge: 'skinEdge', width: 2 }),
    [-1, 1].map((s) => flat('red', circlePath(side(s), 36, 13), 0.2)),
    put(face(look), { y: 15, size: 0.92 }),
    flat('light', circlePath(side(-1) - 3, 31, 5), 0.14),
    line(`M${turn * 12 - 7} 59q7 4 14 0`, 1.4, 'skinEdge', 0.4),
  ];
};
