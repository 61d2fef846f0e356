import { flat, put, type Art } from '../../drawing/art.ts';
import { polar, times, toPoints, toTriples } from '../../drawing/geometry.ts';
import { joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** A clump of leaves: a disc with leaf tips round its edge. */
const clump = (x: number, y: number, r: number): string =>
  outline(
    times(20, (i) => {
      const [px, py] = polar(x, y, i % 2 ? r * 0.84 : r * (1 + ((i * 7) % 3) * 0.05), i * 18);
      return `${Math.round(px)},${Math.round(py)}!`;
    }).join(' '),
  );

const CLUMPS = toTriples('-58,-196,56 0,-262,62 66,-210,60 8,-176,40');
const BOUGHS = [
  '-26,10,40 -12,-40,30 -10,-90,26 0,-140,22 2,-200,16 -2,-268,5',
  '-8,-96,20 -34,-140,17 -60,-166,13 -66,-216,4',
  '0,-130,20 36,-166,17 62,-190,13 82,-236,4',
  '-46,-156,12 -76,-172,9 -98,-176,4',
  '48,-178,12 78,-180,9 106,-182,4',
  '2,-210,12 26,-232,9 36,-258,4',
].map(limb);

/** A tree whose boughs show among its leaves, 250 wide and 325 high, its foot at 0, with fruit or flowers at their tips. */
export const fruitTree = (x: number, y: number, size: number, fruit: (x: number, y: number) => Art): Art =>
  put(
    [
      joined(
        'near',
        CLUMPS.map(([cx, cy, r]) => clump(cx, cy, r)),
        5,
      ),
      joined('ink', ['M-50 12C-20 0 -22 -20 -20 -40L6 -40C4 -20 10 0 34 12Z', ...BOUGHS], 3, 'far'),
      flat('far', lens([-12, -4], [-6, -80], 6) + lens([0, -30], [4, -120], 5)),
      toPoints('-62,-220 -22,-262 34,-274 96,-218 -52,-158').map(([fx, fy]) => fruit(fx, fy)),
    ],
    { x, y, size },
  );
