import type { OracleScene } from '../scene.ts';
import { bell } from './bell.ts';
import { bread } from './bread.ts';
import { bridge } from './bridge.ts';
import { comet } from './comet.ts';
import { compass } from './compass.ts';
import { feather } from './feather.ts';
import { harbour } from './harbour.ts';
import { hearth } from './hearth.ts';
import { key } from './key.ts';
import { ladder } from './ladder.ts';
import { lantern } from './lantern.ts';
import { letter } from './letter.ts';
import { mirror } from './mirror.ts';
import { moth } from './moth.ts';
import { openDoor } from './openDoor.ts';
import { owl } from './owl.ts';
import { root } from './root.ts';
import { seed } from './seed.ts';
import { shell } from './shell.ts';
import { thread } from './thread.ts';
import { tide } from './tide.ts';
import { veil } from './veil.ts';
import { well } from './well.ts';
import { wildRose } from './wildRose.ts';

/** The twenty-four emblems by slug. */
export const EMBLEMS: Readonly<Record<string, OracleScene>> = {
  'the-lantern': lantern,
  'the-tide': tide,
  'the-wild-rose': wildRose,
  'the-open-door': openDoor,
  'the-key': key,
  'the-bridge': bridge,
  'the-well': well,
  'the-owl': owl,
  'the-thread': thread,
  'the-mirror': mirror,
  'the-harbour': harbour,
  'the-bread': bread,
  'the-bell': bell,
  'the-moth': moth,
  'the-ladder': ladder,
  'the-seed': seed,
  'the-comet': comet,
  'the-hearth': hearth,
  'the-shell': shell,
  'the-compass': compass,
  'the-veil': veil,
  'the-feather': feather,
  'the-root': root,
  'the-letter': letter,
};
