import type { Art } from '../../drawing/art.ts';
import { gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const SICKLE = outline('34,-12! 24,-56 -10,-116 -96,-184! -62,-112 -40,-60 -30,-10!');

/** A swift in a dive to the right, seen from above: 190 long, 370 between the tips of its wings. */
export const swift: Art = [
  joined('ink', [
    outline('84,0! 66,-14 30,-18 -20,-12 -56,-6! -112,-24! -92,0 -112,24! -56,6 -20,12 30,18 66,14'),
    SICKLE,
    SICKLE.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${-Number(y)}`),
  ]),
  // Its small bill, and the pale throat that shows on both sides.
  joined('ink', [outline('70,-7! 96,0! 70,7!')], 3),
  [-1, 1].map((side) => gouge(`76,${side * 9} 56,${side * 13} 38,${side * 12}`, 5, 'far')),
  [-1, 1].map((side) => [
    gouge(`16,${side * 26} -8,${side * 76} -70,${side * 150}`, 6, 'far'),
    gouge(`-6,${side * 20} -22,${side * 58} -56,${side * 116}`, 6, 'far'),
    gouge(`-10,${side * 4} -50,${side * 3} -96,${side * 14}`, 4, 'far'),
  ]),
];
