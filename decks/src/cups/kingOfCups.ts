import { fish } from '../creatures/beasts.ts';
import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { lapCloth } from '../figure/lapCloth.ts';
import { sailingShip, throne } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { cup, heldAt, suitEmblem } from '../suits/objects.ts';

export const kingOfCups: Scene = {
  alt: 'A calm king with a crown of waves sits on a throne amid the sea with a cup in one hand and in the other a long sceptre that ends in a shell; a ship sails and a red fish leaps behind.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 150, 520, 28),
    land('cups'),
    sailingShip(86, 668, 0.8),
    fish({ x: 518, y: 690, size: 0.84, turn: -52 }, 'red'),
    line('M480 742q20 -14 40 0q20 14 40 0', 4, 'light', 0.85),
    throne(
      'stone',
      'clothDark',
      [disc('stone', 0, 20, 36), disc('clothDark', 0, 20, 30, 1.6), put(suitEmblem('cups', 0.22), { y: 18 })],
      178,
    ),
    dais(816, 190),
    enthroned({
      look: {
        shape: 'round',
        aged: true,
        skin: 'skinBrown',
        hair: 'hairWhite',
        cut: 'curls',
        beard: 'full',
        eyes: 'open',
        brow: 'calm',
        mouth: 'smile',
        turn: 0.5,
        gaze: [0.9, 0.2],
        nose: 'broad',
      },
      wears: 'waveCrown',
      robe: 'cloth',
      panel: 'straw',
      mantle: 'wine',
      collar: 'jewels',
      knees: -0.5,
      lap: lapCloth('wine', 'trim', true),
      right: { joints: '50,-158 110,-62 134,-116', holds: heldAt(cup, 50, 0.8), turn: 0 },
      left: { joints: '-50,-158 -126,-74 -112,-8', holds: put(sceptre, { turn: -9 }), turn: 10 },
      place: { x: 300, y: 556, size: 1.02 },
    }),
    water(846, 2, 24),
    eachRow(
      [
        [96, 838],
        [508, 840],
        [206, 850],
        [404, 852],
      ],
      (x, y) => line(`M${x - 46} ${y}q23 -18 46 0q23 18 46 0`, 4, 'light', 0.85),
    ),
  ],
};

/** A long sceptre whose head is a scallop; its hand is at 0,0. */
const sceptre: Art = [
  fill('metal', 'M-6 128V-128H6V128Z', { width: 1.8 }),
  disc('metal', 0, 130, 10, 1.8),
  fill(
    'rose',
    'M0 -124C-30 -132 -40 -160 -34 -178Q-26 -192 -14 -190Q0 -200 14 -190Q26 -192 34 -178C40 -160 30 -132 0 -124Z',
    {
      width: 1.8,
    },
  ),
  graven('-2,-130 -18,-156 -22,-182', 4, 'redDark'),
  graven('0,-130 0,-160 0,-188', 4, 'redDark'),
  graven('2,-130 18,-156 22,-182', 4, 'redDark'),
  disc('metal', 0, -124, 11, 1.8),
];
