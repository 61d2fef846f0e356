import { butterfly, cat, fish, rabbit, snake } from '../creatures/beasts.ts';
import { bullHead, lionHead } from '../creatures/heads.ts';
import { fill, line, mirrored, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { cloud, hill } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { cypress, flower, grapes, leaf, spray, sunflower, tree } from '../primitives/plants.ts';
import { cup, pentacle, sword, wand } from '../suits/objects.ts';
import { knight } from './knight.ts';
import { page } from './page.ts';
import { sovereign } from './sovereign.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap holds up a staff that has begun to burn and looks at it in wonder; a small salamander suns itself on a stone.',
  draw: (chance) => page(chance, { suit: 'wands', look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'curls', eyes: 'open' }, wears: 'featherCap', cloth: 'straw', hose: 'wine', holds: wand(4, 0, 1.3), beside: [fill('stoneDark', 'M60 850L96 800H180L214 850Z'), snake('M84 798C110 778 130 812 158 792', [160, 790], 'red'), line('M112 794l-6 12M134 800l4 12', 5, 'red')] }),
};

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet gallops over burnt hills on a chestnut horse, a burning staff held high.',
  draw: (chance) => knight(chance, { suit: 'wands', gait: 'rear', coat: 'hairAuburn', shaded: 'wood', mane: 'woodDark', trapping: 'red', tabard: 'straw', look: { skin: 'skinBrown', hair: 'hairBlack', beard: 'short', eyes: 'open', brow: 'stern', mouth: 'smile', turn: 0.7 }, wears: 'helmFlame', holds: wand(0, -14, 0.96, 24) }),
};

export const queenOfWands: Scene = {
  alt: 'A queen crowned with flames sits with a staff in one hand and a sunflower in the other; a black cat keeps watch at her knee.',
  draw: (chance) => sovereign(chance, { suit: 'wands', look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', eyes: 'open', brow: 'raised', mouth: 'smile' }, wears: 'flameCrown', robe: 'straw', panel: 'wine', seat: 'wineDark', back: 'near', collar: 'jewels', right: { is: 'hold', what: wand(0, -70, 1.7) }, left: { is: 'hold', what: [line('M0 120V-60', 5, 'leaf'), leaf(0, -10, -40, 34), leaf(0, 20, 200, 34), sunflower(0, -86, 1.05)] }, beside: cat({ x: 300, y: 866, size: 1.3 }) }),
};

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a lion’s crown leans forward on his throne with a burning staff; lions are carved at both sides.',
  draw: (chance) => sovereign(chance, { suit: 'wands', look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'short', beard: 'full', eyes: 'open', brow: 'stern', mouth: 'smile' }, wears: 'lionCrown', robe: 'wine', panel: 'straw', seat: 'straw', back: 'wineDark', collar: 'fur', right: { is: 'hold', what: wand(0, -70, 1.75) }, left: { is: 'rest' }, beside: [lionHead({ x: 120, y: 790, size: 0.72 }), lionHead({ x: 480, y: 790, size: 0.72 })] }),
};

export const pageOfCups: Scene = {
  alt: 'A page by the sea smiles at a fish that has put its head out of the golden cup in the page’s hand.',
  draw: (chance) => page(chance, { suit: 'cups', look: { skin: 'skinFair', hair: 'hairFair', cut: 'long', eyes: 'open' }, wears: 'reedCap', cloth: 'rose', hose: 'cloth', holds: [fish({ x: 14, y: -82, size: 0.62, turn: -64 }), cup(8, -22, 0.62)], beside: [fill('straw', 'M40 820C160 790 420 800 560 824V900H40Z'), [[90, 850], [470, 856], [520, 842]].map(([x = 0, y = 0]) => put([fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }), line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3)], { x, y, size: 0.9 }))] }),
};

export const knightOfCups: Scene = {
  alt: 'A knight with wings on the helmet rides a white horse at a walk along the water and carries a cup like a gift.',
  draw: (chance) => knight(chance, { suit: 'cups', gait: 'walk', coat: 'light', shaded: 'linen', mane: 'steel', trapping: 'water', tabard: 'rose', look: { skin: 'skinFair', hair: 'hairBrown', cut: 'curls', eyes: 'down', mouth: 'smile', turn: 0.6 }, wears: 'helmWing', holds: cup(6, -24, 0.44), behind: hill(840, 4, 'straw', 1) }),
};

export const queenOfCups: Scene = {
  alt: 'A queen crowned with shells sits by the sea and looks into the covered cup she holds in both hands.',
  draw: (chance) => sovereign(chance, { suit: 'cups', look: { skin: 'skinDark', hair: 'hairBlack', cut: 'long', eyes: 'down', brow: 'sad', mouth: 'calm' }, wears: 'shellCrown', robe: 'waterLight', panel: 'light', seat: 'linen', back: 'water', collar: 'jewels', left: { is: 'cradle', what: cup(0, 206, 0.92) }, right: { is: 'cradle', what: false }, beside: mirrored([fish({ x: 104, y: 812, size: 0.9, turn: -50 }), line('M60 846q20 -12 40 0q20 12 40 0', 3, 'light', 0.7)]) }),
};

export const kingOfCups: Scene = {
  alt: 'A calm king with a crown of waves sits above the sea with a cup in one hand and a short sceptre in the other; a ship sails behind.',
  draw: (chance) => sovereign(chance, { suit: 'cups', look: { skin: 'skinBrown', hair: 'hairWhite', cut: 'curls', beard: 'full', eyes: 'closed', brow: 'calm', mouth: 'smile' }, wears: 'waveCrown', robe: 'cloth', panel: 'straw', seat: 'stone', back: 'clothDark', collar: 'jewels', right: { is: 'hold', what: cup(0, -50, 0.8) }, left: { is: 'hold', what: [fill('metal', 'M-5 60V-60H5V60Z', { width: 1.8 }), disc('waterLight', 0, -78, 20)] }, beside: [sailingShip(96, 700, 0.7), put(fish({ size: 1 }, 'red'), { x: 504, y: 760, turn: -70 })] }),
};

export const pageOfSwords: Scene = {
  alt: 'A page with wind in the hood stands on rough ground with a sword raised and looks over one shoulder; birds wheel in the clouds.',
  draw: (chance) => page(chance, { suit: 'swords', look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'short', eyes: 'open', mouth: 'firm', turn: -0.8 }, wears: 'windHood', cloth: 'cloth', hose: 'wine', holds: sword(6, -66, 1.02, 10), beside: [[120, 280], [170, 240], [200, 310], [440, 250]].map(([x = 0, y = 0]) => line(`M${x - 22} ${y - 8}q12 -8 22 8q10 -16 22 -8`, 3, 'light')) }),
};

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges at full gallop on a grey horse, sword pointed forward, the clouds torn by the wind.',
  draw: (chance) => knight(chance, { suit: 'swords', gait: 'gallop', coat: 'steel', shaded: 'steelDark', mane: 'shade', trapping: 'wine', tabard: 'cloth', look: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', brow: 'stern', mouth: 'open', turn: 0.8 }, wears: 'helmPlume', holds: sword(46, -30, 0.86, 58), behind: times(7, (i) => line(`M${60 + i * 30} ${300 + i * 62}q${60} -14 ${130} 0`, 2.4, 'light', 0.6)) }),
};

export const queenOfSwords: Scene = {
  alt: 'A queen with a crown of wings sits high among clouds, a sword upright in one hand, the other raised to speak.',
  draw: (chance) => sovereign(chance, { suit: 'swords', look: { skin: 'skinOlive', hair: 'hairWhite', cut: 'bun', eyes: 'open', brow: 'stern', mouth: 'calm' }, wears: 'wingCrown', robe: 'steelDark', panel: 'wine', seat: 'stone', back: 'shade', collar: 'fur', right: { is: 'hold', what: sword(0, -104, 1.55) }, left: { is: 'raise' }, beside: mirrored([cloud(92, 838, 0.8, 'steel'), butterfly({ x: 106, y: 700, size: 0.7 })]) }),
};

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires and a short dark beard faces us squarely, his sword a little inclined.',
  draw: (chance) => sovereign(chance, { suit: 'swords', look: { skin: 'skinFair', hair: 'hairBlack', cut: 'short', beard: 'short', eyes: 'open', brow: 'stern', mouth: 'firm' }, wears: 'spireCrown', robe: 'clothDark', panel: 'steel', seat: 'stoneDark', back: 'ink', collar: 'armour', right: { is: 'hold', what: sword(8, -112, 1.66, 5) }, left: { is: 'rest' }, beside: mirrored([cypress(96, 880, 150), butterfly({ x: 104, y: 690, size: 0.6 }, 'glow')]) }),
};

export const pageOfPentacles: Scene = {
  alt: 'A page in a cap with flowers stands in a green field and lifts a single coin to look at it closely.',
  draw: (chance) => page(chance, { suit: 'pentacles', look: { skin: 'skinDark', hair: 'hairBlack', cut: 'braids', eyes: 'down' }, wears: 'flowerCap', cloth: 'sage', hose: 'wood', holds: pentacle(8, -44, 0.48), beside: [tree(104, 790, 0.7), tree(500, 780, 0.8), times(8, (i) => flower(70 + i * 64, 840 + (i % 3) * 12, 12, 5, i % 2 ? 'rose' : 'light', 'linen'))] }),
};

export const knightOfPentacles: Scene = {
  alt: 'A knight sits quite still on a heavy dark horse before ploughed fields and holds a coin out before him.',
  draw: (chance) => knight(chance, { suit: 'pentacles', gait: 'stand', coat: 'woodDark', shaded: 'ink', mane: 'hairBlack', trapping: 'sage', tabard: 'wood', look: { skin: 'skinDark', hair: 'hairBlack', beard: 'full', eyes: 'closed', mouth: 'calm', turn: 0.5 }, wears: 'helmLeaf', holds: pentacle(10, -34, 0.36), behind: times(6, (i) => line(`M${60 + i * 20} ${770 + i * 18}Q300 ${750 + i * 18} ${540 - i * 10} ${776 + i * 18}`, 2, 'line', 0.5)) }),
};

export const queenOfPentacles: Scene = {
  alt: 'A queen crowned with leaves and roses holds a coin in her lap like a child; a rabbit sits among the flowers.',
  draw: (chance) => sovereign(chance, { suit: 'pentacles', look: { skin: 'skinBrown', hair: 'hairBrown', cut: 'braids', eyes: 'down', brow: 'calm', mouth: 'smile' }, wears: 'leafCrown', robe: 'sage', panel: 'linen', seat: 'wood', back: 'sageDark', collar: 'jewels', left: { is: 'cradle', what: pentacle(0, 226, 0.84) }, right: { is: 'cradle', what: false }, beside: [mirrored(spray({ from: [70, 880], to: [124, 690], bend: 0.2, leaves: 6, length: 42, tip: flower(124, 690, 24, 5, 'rose', 'red') })), rabbit({ x: 432, y: 866, size: 1 })] }),
};

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown sits among ripe grapes with a great coin on his knee and a sceptre in his hand; a bull is carved at each side of the throne.',
  draw: (chance) => sovereign(chance, { suit: 'pentacles', look: { skin: 'skinDark', hair: 'hairBlack', cut: 'curls', beard: 'full', eyes: 'open', brow: 'calm', mouth: 'smile' }, wears: 'bullCrown', robe: 'wineDark', panel: 'sage', seat: 'woodDark', back: 'near', collar: 'jewels', left: { is: 'cradle', what: pentacle(-24, 236, 0.8) }, right: { is: 'hold', what: [fill('metal', 'M-6 140V-90H6V140Z', { width: 1.8 }), disc('metal', 0, -112, 26), star(0, -112, 16, 'ink', 5, 0.45)] }, beside: [bullHead({ x: 110, y: 790, size: 0.66 }), bullHead({ x: 490, y: 790, size: 0.66 }), grapes(84, 640, 1), grapes(516, 640, 1)] }),
};
