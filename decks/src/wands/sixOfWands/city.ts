import { type Art, fill, mirrored } from '../../drawing/art.ts';
import { tower } from '../../primitives/buildings.ts';

/** The gate stands open, and there is light in it. */
export const city: Art = [
  fill('stoneDark', 'M110 760V392h26v-18h24v18h26v-18h24v18h180v-18h24v18h26v-18h24v18h26V760Z'),
  fill('stone', 'M164 760V500A136 136 0 0 1 436 500V760Z'),
  fill('glow', 'M184 760V500A116 116 0 0 1 416 500V760Z'),
  mirrored(tower(112, 764, 84, 400)),
];
