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

// In the horse's own units: it looks right, its withers are at -66, the ground is at 184.
export const GAITS = {
  /** Walks with an arched neck, the head bowed. */
  amble: {
    hind: '-102,44 -126,92 -128,122 -128,150 -120,168',
    fore: '110,24 162,32 157,62 151,90 136,106',
    farHind: '-76,4 -64,46 -88,92 -80,122 -74,150 -64,166',
    farFore: '80,8 84,44 84,92 82,124 80,152 87,168',
    crest: '50,-92 92,-122 128,-122',
    throat: '142,-48 132,-34 124,-12',
    poll: [152, -112],
    face: 74,
  },
  /** At full stretch: one foreleg reaches out, the other is folded, both hind legs thrust back. */
  gallop: {
    hind: '-112,36 -158,58 -182,88 -202,112 -200,126',
    fore: '130,-2 178,-22 200,10 215,38 228,52',
    farHind: '-84,6 -84,56 -128,88 -150,118 -168,142 -164,154',
    farFore: '88,8 130,34 172,50 160,84 142,106 128,108',
    crest: '52,-90 92,-116 132,-128',
    throat: '170,-68 148,-44 132,-22',
    poll: [160, -130],
    face: 30,
    streams: true,
  },
} as const satisfies Record<string, Gait>;
