import type { Points } from '../../drawing/geometry.ts';

export type Gait = {
  /** Gaskin or forearm, hock or knee, cannon, fetlock and coronet of each leg; the far ones begin in the body. */
  hind: Points;
  fore: Points;
  farHind: Points;
  farFore: Points;
  /** Where the knee of the near hind leg bulges before the flank, in a horse that bends it deeply. */
  stifle?: readonly [x: number, y: number];
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
  /** A short, high step with the chin drawn in; the ground is at 150. */
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
    hind: '-98,42 -140,66 -132,104 -128,128 -118,142',
    stifle: [-56, 50],
    fore: '126,-2 148,18 134,42 118,56 108,56',
    farHind: '-66,8 -44,56 -92,84 -86,116 -82,140 -72,152',
    farFore: '70,8 116,36 122,60 100,74 84,80 76,76',
    crest: '46,-92 78,-128 112,-150',
    throat: '138,-92 124,-62 128,-22',
    poll: [134, -156],
    face: 70,
    streams: true,
  },
  /** Walks with long strides, a foreleg lifted. */
  walk: {
    hind: '-102,44 -126,92 -128,122 -128,150 -120,168',
    fore: '96,40 98,92 96,124 94,152 101,168',
    farHind: '-78,4 -58,50 -72,94 -60,124 -50,150 -40,166',
    farFore: '86,8 122,38 154,62 146,94 128,116 118,122',
    crest: '44,-92 74,-126 106,-148',
    throat: '124,-84 122,-56 122,-22',
    poll: [130, -154],
    face: 56,
  },
  /** Stands in water and drinks, the neck stretched down. */
  drink: {
    hind: '-102,44 -126,92 -128,122 -128,150 -120,168',
    fore: '92,38 98,90 98,120 98,148 105,166',
    farHind: '-78,4 -58,50 -74,94 -66,124 -58,150 -48,166',
    farFore: '92,10 112,50 126,92 124,122 124,150 131,166',
    crest: '58,-77 100,-62 142,-30',
    throat: '146,52 138,26 126,16',
    poll: [172, 16],
    face: 82,
  },
  /** At full stretch: one foreleg reaches out, the other is folded, both hind legs thrust back. */
  gallop: {
    hind: '-112,36 -158,58 -182,88 -202,112 -200,126',
    fore: '128,4 176,2 208,22 232,42 244,46',
    farHind: '-84,6 -84,56 -128,88 -150,118 -168,142 -164,154',
    farFore: '88,8 122,42 152,66 132,92 110,98 100,90',
    crest: '52,-90 92,-116 132,-128',
    throat: '170,-68 148,-44 132,-22',
    poll: [160, -130],
    face: 30,
    streams: true,
  },
} as const satisfies Record<string, Gait>;
