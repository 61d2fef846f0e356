/** A leg's joints: hip or shoulder, knee or hock, ankle, toe; the body's middle is at 0,0 and the soles at 130. */
type Leg = string;
/** A posture: the legs, and by how many degrees the trunk leans back. */
export type Gait = {
  fore: readonly [near: Leg, far: Leg];
  hind: readonly [near: Leg, far: Leg];
  tilt: number;
};

/** The postures in which a beast can be drawn. */
export const GAITS = {
  stand: {
    fore: ['78,0 76,66 78,120 92,128', '62,6 52,66 50,120 64,128'],
    hind: ['-78,-4 -62,56 -92,92 -84,128', '-64,-2 -34,56 -62,92 -52,128'],
    tilt: 0,
  },
  walk: {
    fore: ['78,0 106,56 104,112 122,122', '62,6 44,62 26,112 36,128'],
    hind: ['-78,-4 -84,54 -126,88 -124,126', '-64,-2 -26,54 -40,96 -24,128'],
    tilt: 0,
  },
  leap: {
    fore: ['78,0 130,12 172,-6 192,-4', '66,8 114,40 154,40 174,46'],
    hind: ['-78,0 -96,54 -150,66 -182,98', '-66,4 -66,64 -116,92 -142,126'],
    tilt: -10,
  },
} as const satisfies Record<string, Gait>;
