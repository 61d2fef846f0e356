import { put, type Art, type Place } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';

const FALLING = {
  woman: { skin: 'skinFair', hair: 'hairFair', cloth: 'cloth', locks: longHair },
  man: { skin: 'skinBrown', hair: 'hairBlack', cloth: 'wine', locks: curledHair },
} as const;

/** Somebody near who falls, in units of a head: drawn upright, the arms flung forward; the frame hides the legs. */
export const falling = (who: keyof typeof FALLING, place: Place): Art => {
  const { skin, hair, cloth, locks } = FALLING[who];
  return put(
    [
      sleevedArm(
        { joints: '40,150 120,70 120,-56', hand: 'open', turn: 84, flip: true },
        cloth,
        skin,
        'trim',
        1.45,
      ),
      nearBust(
        {
          side: {
            skin,
            hair,
            eyes: 'open',
            mood: who === 'man' ? 'afraid' : 'wonder',
            nose: who === 'man' ? 'straight' : 'snub',
          },
          cloth,
          over: locks(hair),
          bow: -12,
        },
        {},
      ),
      sleevedArm({ joints: '-20,176 90,214 190,136', hand: 'open', turn: -34 }, cloth, skin, 'trim', 1.5),
      graven('-30,150 -70,190 -84,250', 4),
    ],
    place,
  );
};
