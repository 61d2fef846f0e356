import type { Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Mood } from './moods.ts';

export type Skin = Extract<Role, `skin${string}`>;
export type Hair = Extract<Role, `hair${string}`>;

/** The features of a face. `turn` looks aside: -1 left, 1 right. */
export type Look = {
  skin?: Skin;
  hair?: Hair;
  cut?: 'short' | 'long' | 'waves' | 'curls' | 'bun' | 'braids' | 'bald';
  beard?: 'full' | 'short' | 'long' | 'forked' | 'moustache' | 'none';
  eyes?: 'closed' | 'open' | 'down' | 'bound';
  mood?: Mood;
  turn?: number;
  /** Where the eyes look, as parts of 1 to the right and down; by default where the face is turned. */
  gaze?: Point;
  nose?: 'fine' | 'broad' | 'long';
  /** The outline of the face. */
  shape?: 'oval' | 'round' | 'long' | 'square';
  /** Whether the face has wrinkles. */
  aged?: boolean;
};
