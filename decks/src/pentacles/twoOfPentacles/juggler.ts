import { cuffedLayers } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';

export const LOOK = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'curls',
  shape: 'round',
  eyes: 'open',
  mood: 'glad',
  turn: -0.9,
} as const;

/** The arms spread from behind the bodice; the hands lie before the ribbon, their palms up. */
export const left = cuffedLayers({
  shoulder: [262, 432],
  elbow: [182, 522],
  cloth: 'wine',
  size: 1.1,
  at: { x: 138, y: 458, turn: 50, size: 1.08, flip: true },
  wrist: [-24, 0],
  hand: (place) => openHand('skinBrown', place),
});

export const right = cuffedLayers({
  shoulder: [342, 432],
  elbow: [424, 540],
  cloth: 'wine',
  size: 1.1,
  at: { x: 470, y: 482, turn: -50, size: 1.08 },
  wrist: [-24, 0],
  hand: (place) => openHand('skinBrown', place),
});
