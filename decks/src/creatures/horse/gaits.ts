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
  /** How much larger than usual the head is. */
  headSize?: number;
  /** How much thicker than usual the legs are. */
  legs?: number;
  /** The underside from the flank to the elbow, if not the usual one. */
  belly?: Points;
  /** Whether mane and tail stream in the wind. */
  streams?: boolean;
};

// In the horse's own units: it looks right, its withers are at -66, the ground is at 184.
export const GAITS = {
  /** Walks with an arched neck, the head bowed. */
  amble: {
    hind: '-102,42 -136,92 -131,122 -126,150 -114,167',
    fore: '112,22 166,24 163,56 156,84 140,100',
    farHind: '-76,4 -52,44 -74,90 -64,121 -60,150 -48,166',
    farFore: '82,8 94,46 100,92 99,124 96,152 105,168',
    crest: '46,-98 84,-142 130,-156',
    throat: '146,-62 134,-36 126,-12',
    poll: [162, -146],
    face: 66,
    headSize: 1.14,
  },
  /** A heavy horse that stands square on all four legs, the neck arched. */
  stand: {
    hind: '-104,36 -134,88 -128,122 -126,150 -120,168',
    fore: '84,44 84,92 80,124 79,150 84,168',
    farHind: '-66,4 -46,40 -74,86 -66,118 -64,146 -58,164',
    farFore: '94,8 118,44 126,90 124,120 125,146 130,164',
    crest: '46,-98 84,-142 130,-156',
    throat: '134,-60 146,-26 142,12',
    poll: [162, -146],
    face: 66,
    headSize: 1.32,
    legs: 1.22,
    belly: '-58,38 -32,44 4,56 36,60 58,50',
  },
  /** At full stretch: one foreleg reaches out, the other is folded, both hind legs thrust back. */
  gallop: {
    hind: '-112,36 -158,58 -182,88 -202,112 -200,126',
    fore: '130,-2 178,-22 200,10 215,38 228,52',
    farHind: '-84,6 -84,56 -128,88 -150,118 -168,142 -164,154',
    farFore: '88,8 130,34 172,50 160,84 142,106 128,108',
    crest: '52,-92 96,-126 140,-148',
    throat: '170,-80 150,-50 132,-22',
    poll: [170, -150],
    face: 38,
    headSize: 1.14,
    legs: 1.18,
    streams: true,
  },
} as const satisfies Record<string, Gait>;
