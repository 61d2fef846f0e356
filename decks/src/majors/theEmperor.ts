import { fill, mirrored, put, type Place } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { standing } from '../primitives/ground.ts';
import { sky } from '../primitives/sky.ts';
import { back, armRest } from './emperor/seat.ts';
import { robeOverKnees, arms } from './emperor/attributes.ts';

export const theEmperor: Scene = {
  alt: 'A white-bearded emperor in armour and a red mantle sits on a block of stone carved with the heads of four rams, a sceptre in one hand and an orb in the other, his robe in folds over both knees; bare mountains stand behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    mirrored([
      fill('dusk', 'M480 900V392L512 330L534 372L560 352V900Z'),
      fill('snow', 'M500 353L512 330L528 362L516 356L508 366Z', { width: 1.2 }),
      fill('far', 'M480 900V486L506 452L528 496L546 470L560 486V900Z'),
      graven('506,454 514,520 504,580', 4),
      fill('mid', 'M480 900V600L520 546L542 580L560 566V900Z'),
      graven('522,550 530,590 524,630', 4),
    ]),
    fill('near', 'M40 842H560V900H40Z'),
    back,
    standing(300, 846, 220),
    enthroned({
      look: {
        shape: 'square',
        aged: true,
        skin: 'skinFair',
        hair: 'hairWhite',
        beard: 'forked',
        nose: 'long',
        eyes: 'open',
        mood: 'stern',
      },
      wears: 'archedCrown',
      robe: 'wine',
      panel: 'redDark',
      mantle: 'wineDark',
      collar: 'armour',
      lap: robeOverKnees,
      place: SEAT,
    }),
    mirrored(armRest),
    put(arms, SEAT),
  ],
};

/** Near, so that the picture ends below his knees. */
const SEAT: Place = { x: 300, y: 646, size: 1.26 };
