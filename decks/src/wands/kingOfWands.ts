import { sittingLion } from '../courts/sittingLion.ts';
import { fill, line, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { CROWNS } from '../figure/crowns.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { closedOver } from '../figure/holds.ts';
import { seatedAside } from '../figure/seatedAside.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a jewelled crown sits in profile, near, under a red hanging and leans towards the burning staff that he has planted before him, his other hand on the mane of the golden lion that sits before his throne.',
  draw: (chance) => [
    sky(chance),
    rays(150, 260, 90, 480, 28),
    land('wands'),
    put([seat, king], { x: 682, y: -70, size: 1.22, flip: true }),
  ],
};

const king: Art = seatedAside({
  side: { skin: 'skinOlive', hair: 'hairAuburn', beard: true, eyes: 'open', mood: 'proud' },
  wears: put(CROWNS.lionCrown, { x: -14, y: 4, turn: -8 }),
  bow: 4,
  robe: 'redDark',
  mantle: 'clothDark',
  lean: 11,
  behind: cuffedArm({
    shoulder: [306, 460],
    elbow: [376, 560],
    cloth: 'redDark',
    size: 1.12,
    at: { x: 454, y: 488, size: 1.16, turn: -14 },
    hand: (place) => grip('skinOlive', place, heldAt(wand, -44, 2.24, 2)),
  }),
  lap: [
    put(sittingLion, { x: 404, y: 690, size: 0.9 }),
    cuffedArm({
      shoulder: [270, 452],
      elbow: [272, 566],
      cloth: 'redDark',
      size: 1.16,
      at: { x: 396, y: 588, turn: 16, size: 1.14 },
      wrist: [-28, -3],
      hand: (place) => closedOver('skinOlive', place),
    }),
  ],
});

/** A throne from the side: a post with a canopy and a hanging, a seat with a golden edge, and a lion's paw below it. */
const seat: Art = [
  fill('stoneDark', 'M40 872L64 838H520L552 872Z'),
  fill('woodDark', 'M232 226H256V702H232Z'),
  fill('wineDark', 'M86 214H204C196 300 214 380 200 470C190 560 206 640 196 700H96C84 540 104 380 86 214Z'),
  graven('120,230 128,400 118,600', 6, 'metal'),
  graven('160,230 164,400 158,520', 5, 'metal'),
  fill('woodDark', 'M86 226L128 262H246L280 226Z'),
  fill('metal', 'M70 182H310L282 226H70Z'),
  line('M92 208H270', 2.4, 'metalDark', 0.8),
  disc('metal', 84, 184, 17),
  fill('woodDark', 'M66 200H98V866H66Z'),
  fill('wood', 'M326 702L366 724V848L326 866Z'),
  fill('woodDark', 'M98 702H326V866H98Z'),
  fill('metal', 'M84 686H336V714H84Z'),
  fill('metal', 'M284 714H326C318 760 322 800 336 836C348 842 352 856 346 868H282C290 820 292 770 284 714Z'),
];
