import type { Points } from '../../drawing/geometry.ts';

export type Gait = {
  /** Gaskin or forearm, hock or knee, cannon, fetlock and coronet of each leg; the far ones begin in the body. */
  hind: Points;
  fore: Points;
  farHind: Points;
  farFore: Points;
  /** The crest from the withers to the poll, and the underside of the neck from the throat to the breast. */
  crest: Points;
  throat: Points;
  /** The poll, and the direction of the face. */
  poll: readonly [x: number, y: number];
  face: number;
  /** Whether mane and tail stream in the wind. */
  streams?: boolean;
};

// In the horse's own units: it looks right, its withers are at -66, the ground is at 150.
export const GAITS = {
  /** A short, high step with the chin drawn in. */
  prance: {
    hind: '-102,42 -122,74 -126,98 -127,120 -121,133',
    fore: '116,22 138,40 130,62 119,81 110,90',
    farHind: '-78,0 -58,40 -68,74 -54,98 -44,120 -34,130',
    farFore: '72,8 70,44 68,76 66,100 65,122 71,134',
    crest: '36,-98 50,-142 76,-172',
    throat: '103,-122 110,-88 116,-46',
    poll: [98, -180],
    face: 68,
  },
  /** Rears on bent hocks with folded knees; drawn to be turned 24° back. */
  levade: {
    hind: '-92,48 -134,66 -140,90 -142,112 -134,123',
    fore: '126,-2 148,18 134,42 118,56 108,56',
    farHind: '-76,8 -56,56 -100,82 -102,106 -102,126 -93,136',
    farFore: '70,8 116,36 122,60 100,74 84,80 76,76',
    crest: '46,-92 78,-128 112,-150',
    throat: '138,-92 124,-62 128,-22',
    poll: [134, -156],
    face: 70,
    streams: true,
  },
} as const satisfies Record<string, Gait>;
