import { type Art, fill, mirrored } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** Heavy curtains, each gathered by a band at the height of the sill. */
export const curtains: Art = mirrored([
  fill('wine', 'M36 60H214C204 220 160 380 112 500C98 560 100 640 104 760H36Z'),
  fill('wineDark', 'M112 500C98 560 100 640 104 760H84C76 660 84 560 112 500Z', { width: 1.8 }),
  graven('170,110 140,280 74,470', 8),
  graven('120,110 104,280 58,470', 8),
  graven('72,110 66,280 50,440', 7),
  graven('78,540 66,620 70,740', 6),
  fill('trim', 'M36 486C64 502 92 500 116 486L110 516C90 528 62 530 36 516Z', { width: 2 }),
]);

/** The boards of the window sill. */
export const sill: Art = [
  fill('wood', boxPath(36, 752, 528, 74)),
  graven('60,774 200,768 330,776', 4, 'ink', 0.5),
  graven('300,806 420,800 540,808', 4, 'ink', 0.5),
  graven('70,812 120,808 190,812', 4, 'ink', 0.5),
  fill('woodDark', boxPath(36, 826, 528, 70)),
];

/** A toy that lies on its side after its last turn. */
export const spinningTop: Art = [
  fill('metal', 'M-5 -52H5V-30H-5Z', { width: 1.8 }),
  fill('red', 'M-44 -14C-44 -34 44 -34 44 -14C40 10 14 24 0 42C-14 24 -40 10 -44 -14Z'),
  fill('trim', 'M-44 -14C-30 -2 30 -2 44 -14C43 -6 40 0 34 6C20 14 -20 14 -34 6C-40 0 -43 -6 -44 -14Z', {
    width: 1.6,
  }),
];
