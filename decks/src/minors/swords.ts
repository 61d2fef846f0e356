import type { Art } from '../drawing/art.d.ts';
import { clipped, fill, flat, line, mirrored, put, tube } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.d.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist, palm } from '../figure/hand.ts';
import { head } from '../figure/head.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { person } from '../figure/person.ts';
import { boat, bricks, castle, glassWindow } from '../primitives/buildings.ts';
import { cloud, hill, lake, peaks, tiles, water } from '../primitives/land.ts';
import { crescent, disc, rain, star } from '../primitives/lights.ts';
import { flower, lily, spray } from '../primitives/plants.ts';
import { rays, sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { ace, garland, land } from './ace.ts';

export const aceOfSwords: Scene = {
  alt: 'A single upright sword pierces a golden crown hung with laurel, above mountains and clouds.',
  draw: (chance) => [
    ace(chance, 'swords'),
    sword(300, 420, 2.1),
    put([HEADWEAR.lionCrown], { x: 300, y: 300, size: 1.36 }),
    mirrored(spray({ from: [226, 262], to: [150, 430], bend: 0.3, leaves: 6, length: 36 })),
    garland(),
  ],
};

export const twoOfSwords: Scene = {
  alt: 'A blindfolded woman sits with her back to the moonlit sea and holds two swords crossed on her breast.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(424, 250, 46, -24),
    water(560, 9, 24),
    [[120, 600], [470, 640], [520, 590]].map(([x = 0, y = 0]) => fill('stoneDark', `M${x - 44} ${y + 30}L${x - 20} ${y - 8}L${x + 8} ${y + 4}L${x + 40} ${y + 30}Z`)),
    tiles(770, 'stone', 'stoneDark'),
    fill('stone', 'M150 776H450V868H150Z'),
    person({
      x: 300,
      y: 860,
      size: 1.62,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'bound', mouth: 'calm' },
      dress: 'seated',
      cloth: 'linen',
      trim: 'steelDark',
      arms: [
        { elbow: [-70, -140], hand: [26, -170] },
        { elbow: [70, -140], hand: [-26, -170] },
      ],
    }),
    sword(242, 515, 1.5, -42),
    sword(358, 515, 1.5, 42),
    [-1, 1].map((s) => fist('skinBrown', { x: 300 + s * 18, y: 600, turn: s * -42, size: 1.05 })),
  ],
};

export const threeOfSwords: Scene = {
  alt: 'Three swords pierce a red heart under rain clouds.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 450, 120, 470, 26, 0.4),
    land('swords'),
    times(34, () => [70 + chance() * 460, 250 + chance() * 430] as const)
      .filter(([x, y]) => Math.abs(x - 300) > 140 || y > 620)
      .map((at) => rain([at])),
    fill('red', 'M300 606C164 514 136 440 158 384C180 330 260 326 300 390C340 326 420 330 442 384C464 440 436 514 300 606Z', { width: 3 }),
    flat('redDark', 'M442 384C464 440 436 514 300 606L300 576C396 500 420 440 410 366C424 368 436 372 442 384Z', 0.8),
    line('M190 400C194 376 218 362 242 366', 5, 'light', 0.8),
    put(sword(0, 0, 1.72, 180), { x: 218, y: 430, turn: -24 }),
    put(sword(0, 0, 1.72, 180), { x: 382, y: 430, turn: 24 }),
    sword(300, 420, 1.9, 180),
    clipped('M140 486Q300 536 460 486V700H140ZM158 400H196V500H158Z', fill('red', 'M300 606C164 514 136 440 158 384L190 468C230 500 262 480 300 500C338 480 370 500 410 468L442 384C464 440 436 514 300 606Z', { edge: 'none' })),
    line('M168 474C196 530 238 564 300 606C362 564 404 530 432 474', 3),
    [[300, 664], [212, 610], [388, 610]].map(([x = 0, y = 0], i) => put(fill('steel', 'M-17 -44L17 -44L0 30Z', { width: 2 }), { x, y, turn: i ? (i === 1 ? 24 : -24) : 0 })),
    cloud(150, 210, 1, 'stone'),
    cloud(450, 210, 1, 'stone'),
  ],
};

export const fourOfSwords: Scene = {
  alt: 'A knight lies at rest on a tomb with folded hands under a coloured window; three swords hang above, and one lies along the stone.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    bricks(120, 860, 46, 'shade', 'far'),
    glassWindow(430, 230, 150, 300),
    [[430, 330, 'red'], [430, 410, 'glow'], [400, 470, 'leaf'], [460, 470, 'rose'], [430, 280, 'light']].map(([x, y, role]) => disc(role as Role, x as number, y as number, 26, 2.2)),
    line('M355 440H505M430 240V530M355 372H505', 3, 'metalDark'),
    [112, 206, 300].map((x) => sword(x, 370, 1.3, 180)),
    fill('stoneDark', 'M60 716H540V868H60Z'),
    fill('stone', 'M48 690H552V724H48Z'),
    sword(300, 796, 1.5, 90),
    put(
      [
        fill('steel', 'M-86 -24C-40 -52 60 -56 130 -40L196 -44L206 0H-90Z'),
        line('M-30 -44V0M40 -50V0M112 -42V0M-60 -36L-56 0', 1.8, 'ink', 0.5),
        fill('wine', 'M-70 -30C-40 -48 10 -52 40 -48L34 -20C0 -22 -40 -18 -70 -8Z', { width: 1.8 }),
        fill('steel', 'M196 -58C214 -62 222 -40 216 0H190Z'),
        palm('skinFair', { x: -16, y: -56, turn: -68, size: 0.9 }),
        palm('skinFair', { x: -12, y: -50, turn: -82, size: 0.9 }),
        fill('linen', 'M-196 0C-200 -30 -100 -34 -92 0Z', { width: 2 }),
        put(head({ skin: 'skinFair', hair: 'hairBrown', cut: 'short', eyes: 'closed', mouth: 'calm' }), { x: -130, y: -40, turn: -84, size: 0.66 }),
      ],
      { x: 290, y: 690 },
    ),
    mirrored([lily(84, 858, 0.9, -6), lily(124, 864, 0.7, 6)]),
  ],
};

export const fiveOfSwords: Scene = {
  alt: 'A victor with a thin smile gathers three swords while two lie on the ground; two defeated people walk away to the water.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    [[130, 250, 1], [430, 210, 0.9], [480, 340, 0.8], [250, 330, 0.6]].map(([x = 0, y = 0, k = 1]) => [cloud(x, y, k, 'stoneDark')]),
    hill(590, 10, 'far', 0.7),
    lake(610, 700),
    hill(696, 6, 'mid', 1.4),
    leaving(472, 716, 0.56, 'wine', 10),
    leaving(390, 740, 0.7, 'sageDark', 16),
    hill(800, 6, 'near', 2),
    sword(120, 500, 1.4, -12),
    person({
      x: 246,
      y: 848,
      size: 1.62,
      look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'short', eyes: 'open', brow: 'stern', mouth: 'smile', turn: 0.9 },
      dress: 'tunic',
      cloth: 'sage',
      hose: 'wine',
      arms: [
        { elbow: [-66, -170], hand: [-54, -140] },
        { elbow: [66, -170], hand: [60, -150], holds: sword(8, -62, 1.06, 16) },
      ],
      legs: [
        [[-24, -60], [-28, -6]],
        [[26, -60], [34, -6]],
      ],
    }),
    sword(160, 556, 1.4, 14),
    fist('skinFair', { x: 140, y: 644, size: 1.05 }),
    sword(440, 812, 1.04, 104),
    sword(398, 852, 1.04, 74),
  ],
};

const leaving = (x: number, y: number, size: number, cloth: Role, bow: number): Art =>
  person({ x, y, size, away: true, look: { skin: 'skinOlive', hair: 'hairBlack' }, dress: 'robe', cloth, cloak: cloth, bow, lean: 6 });

export const sixOfSwords: Scene = {
  alt: 'A ferryman poles a boat with six swords standing in it over quiet water; a mother and child sit in it, wrapped up, their backs to us.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    disc('light', 150, 262, 44),
    peaks(520, [[430, 120, 170], [320, 80, 90], [520, 70, 120]]),
    hill(540, 6, 'far', 1.6),
    lake(566),
    [246, 298, 350, 402, 454, 506].map((x, i) => sword(x, 560 - (i % 2) * 52, 1.2, 180)),
    person({
      x: 144,
      y: 706,
      size: 1.16,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      wears: 'wideHat',
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      lean: 10,
      arms: [
        { elbow: [46, -180], hand: [56, -150], holds: tube('wood', 'M36 -150L-62 250', 6) },
        { elbow: [60, -160], hand: [44, -120] },
      ],
    }),
    bundled(286, 712, 1, 'wine'),
    bundled(356, 716, 0.66, 'straw'),
    boat(316, 716, 1.5),
    [0, 1, 2, 3].map((i) => line(`M${80 + i * 120} ${806 + (i % 2) * 24}q36 -14 72 0q36 14 72 0`, 2, 'light', 0.6)),
  ],
};

const bundled = (x: number, y: number, size: number, role: Role): Art =>
  put([fill(role, 'M-58 20C-62 -60 -40 -140 0 -146C40 -140 62 -60 58 20Z'), line('M-20 -116C-34 -70 -36 -20 -34 16M20 -116C34 -70 36 -20 34 16M0 -100V16', 1.6, 'line', 0.5)], { x, y, size });

export const sevenOfSwords: Scene = {
  alt: 'Somebody tiptoes away from striped tents with five swords in their arms and looks back at the two left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(300, 208, 36, 200),
    hill(640, 8, 'far', 0.8),
    tent(430, 680, 1, 'wine'),
    tent(518, 690, 0.8, 'cloth'),
    hill(690, 6, 'mid', 2),
    sword(454, 690, 1.3, 180),
    sword(514, 712, 1.3, 180),
    hill(808, 6, 'near', 1),
    person({
      x: 222,
      y: 846,
      size: 1.6,
      flip: true,
      look: { skin: 'skinOlive', hair: 'hairBlack', cut: 'short', eyes: 'open', brow: 'raised', mouth: 'smile', turn: -0.9 },
      wears: 'featherCap',
      dress: 'tunic',
      cloth: 'straw',
      hose: 'sageDark',
      lean: 12,
      arms: [
        { elbow: [-46, -160], hand: [44, -150], behind: true },
        { elbow: [56, -160], hand: [66, -160] },
      ],
      legs: [
        [[-16, -70], [-52, -18]],
        [[46, -76], [36, -6]],
      ],
    }),
    [-34, -20, -6, 8, 22].map((turn, i) => sword(166 - i * 2, 548 + i * 14, 1.32, -78 + turn * 0.8)),
    fist('skinOlive', { x: 120, y: 586, turn: 10, size: 1 }),
    fist('skinOlive', { x: 196, y: 592, turn: -10, size: 1 }),
  ],
};

const tent = (x: number, y: number, size: number, role: Role): Art =>
  put([fill('linen', 'M-80 0L-70 -86L0 -150L70 -86L80 0Z'), fill(role, 'M-40 0L-34 -100L0 -150L-12 0ZM40 0L34 -100L0 -150L12 0Z', { width: 1.6 }), fill(role, 'M-76 -86L0 -156L76 -86Q38 -70 0 -86Q-38 -70 -76 -86Z', { width: 1.8 }), line('M0 -156V-190', 3), fill('red', 'M0 -190L26 -180L0 -170Z', { width: 1.2 })], { x, y, size });

export const eightOfSwords: Scene = {
  alt: 'A bound and blindfolded woman stands on wet sand among eight swords; the way between them is open in front, and a castle is far behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    peaks(560, [[300, 130, 150]], 'dusk', 'far'),
    castle(300, 420, 0.9),
    hill(600, 6, 'far', 1.2),
    lake(650, 900),
    [84, 142, 200].map((x, i) => sword(x, i === 1 ? 500 : 570, 1.56, 180 - (2 - i))),
    [400, 458, 516].map((x, i) => sword(x, i === 1 ? 500 : 570, 1.56, 180 + i)),
    person({
      x: 300,
      y: 842,
      size: 1.62,
      look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'bound', mouth: 'calm' },
      dress: 'gown',
      cloth: 'wine',
      trim: 'rose',
      bow: -6,
      arms: [
        { elbow: [-58, -170], hand: [-20, -138], behind: true },
        { elbow: [58, -170], hand: [20, -138], behind: true },
      ],
    }),
    put([-190, -172, -154].map((y) => [tube('linen', `M-40 ${y}Q0 ${y + 14} 40 ${y}`, 7)]), { x: 300, y: 842, size: 1.62 }),
    sword(112, 738, 1.3, 180),
    sword(492, 738, 1.3, 180),
  ],
};

export const nineOfSwords: Scene = {
  alt: 'Somebody sits up in bed at night with their face in their hands; nine swords hang in the dark above, and roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('ink', boxPath(40, 30, 520, 870), 0.6),
    times(9, (i) => sword(322 + (i % 2) * 86, 186 + i * 44, 1.2, -90)),
    fill('wood', 'M52 560H92V900H52Z'),
    fill('wood', 'M66 590H160V800H66Z'),
    fill('linen', 'M92 720C100 640 190 640 214 720Z'),
    person({
      x: 208,
      y: 850,
      size: 1.3,
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'long', eyes: 'closed', brow: 'sad', mouth: 'firm' },
      dress: 'robe',
      cloth: 'light',
      trim: 'linen',
      lean: 6,
      bow: 14,
      arms: [
        { elbow: [-54, -170], hand: [10, -244] },
        { elbow: [66, -170], hand: [40, -238] },
      ],
    }),
    fill('cloth', 'M92 900V760C160 716 260 724 320 740L560 770V900Z'),
    times(3, (row) => times(9, (i) => 120 + i * 54 < 556 && [fill((i + row) % 2 ? 'wine' : 'clothDark', boxPath(98 + i * 54, 762 + row * 46 + (i > 3 ? 14 : 0), 50, 42), { width: 1.2 }), (i + row) % 2 ? flower(123 + i * 54, 783 + row * 46 + (i > 3 ? 14 : 0), 14, 5, 'rose', 'red') : star(123 + i * 54, 783 + row * 46 + (i > 3 ? 14 : 0), 12, 'glow', 6, 0.45)])),
  ],
};

export const tenOfSwords: Scene = {
  alt: 'Ten swords stand in the back of a fallen figure under a black sky; beyond the still water the day begins.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    flat('ink', 'M40 30H560V440Q300 500 40 440Z', 0.85),
    rays(300, 610, 60, 340, 34, 0.8),
    disc('glow', 300, 612, 62),
    hill(612, 10, 'far', 1.4),
    lake(632, 730),
    hill(740, 6, 'near', 0.8),
    fill('red', 'M60 816C120 790 220 786 300 796C400 786 480 800 540 826L520 868H80Z'),
    line('M120 812C180 830 200 850 204 866M300 800C300 830 310 850 316 866M420 800C410 830 420 850 430 866', 1.8, 'line', 0.6),
    put(head({ skin: 'skinOlive', hair: 'hairBlack', cut: 'short', eyes: 'closed', mouth: 'calm', turn: 0.5 }), { x: 92, y: 800, size: 0.62, turn: -76 }),
    tube('linen', 'M150 824Q140 862 190 864', 20),
    disc('skinOlive', 200, 864, 11, 1.8),
    times(10, (i) => sword(132 + i * 42, 676 - ((i * 2) % 3) * 44, 1.22, 180 + (i - 4.5) * 1.4)),
    times(10, (i) => flat('redDark', `M${118 + i * 42} ${818 + (i % 2) * 10}q14 -10 28 0q-14 8 -28 0Z`)),
  ],
};
