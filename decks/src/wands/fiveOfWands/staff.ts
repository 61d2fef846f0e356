import { fill, flat, line, put, suitObject, type Art } from '../../drawing/art.ts';
import { leaf } from '../../primitives/plants.ts';
import { torchFlame } from '../../suits/objects.ts';

/** A burning staff held at 0,0: its flame begins `up` above the hand, and it turns about the hand. */
export const staff = (up: number, turn: number): Art =>
  put(
    suitObject('wands', [
      fill('wood', `M-17 130L-19 ${-up}Q0 ${-up - 18} 19 ${-up}L17 130Z`),
      flat('woodDark', `M4 130L6 ${-up - 6}L19 ${-up}L17 130Z`, 0.8),
      line(`M-9 90L-10 ${60 - up}M-3 ${30 - up}V${150 - up}M-2 -90q-7 12 0 24q7 -12 0 -24`, 1.8, 'ink', 0.45),
      leaf(-17, 70 - up, 214, 46),
      leaf(17, 50 - up, -38, 52, 'leafDark'),
      put(torchFlame, { y: 170 - up, size: 2.3 }),
    ]),
    { turn },
  );
