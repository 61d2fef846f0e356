import { fill, flat, line } from '../../drawing/art.ts';
import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scorpion } from './scorpion.ts';
import { signSky } from './signSky.ts';

export const scorpio: OracleScene = {
  alt: 'A blue scorpion stands on a rock by dark water, its tail arched over its back with a red sting before a pale moon and its claws open; above it the long hook of the constellation Scorpio.',
  hour: 'night',
  draw: (chance) => [
    signSky(chance, 'scorpio', { x: 318, y: 462, r: 160 }),
    hills(640, [50, 20, 0, 0, 10, 40, 70], 'far'),
    oracleHaze(60, 612, 150, 'dusk', 0.6),
    stillWater(648),
    moonRoad(176, 652, 780, 44, 'linen'),
    fill('near', 'M40 830V790L92 770L150 778L196 736L250 716L330 722L420 708L486 720L522 744L560 738V830Z'),
    flat('mid', 'M196 736L250 716L330 722L420 708L486 720L522 744L470 736L400 742L330 734L262 744Z', 0.9),
    line(
      'M262 744L244 790M400 742L424 782M470 736L500 790M150 778L140 806M330 734L336 760',
      1.8,
      'waterLight',
      0.6,
    ),
    flat('ink', 'M156 738C196 714 470 708 500 730C470 750 206 758 156 738Z', 0.5),
    scorpion({ x: 324, y: 640, size: 1.06 }),
  ],
};
