import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';

/** A style in which every scene can be printed. A further deck is one more of these. */
export type Theme = {
  deck: string;
  paints: Record<Role, string>;
  /** The paints that a suit's land changes. */
  lands: Record<Suit, Partial<Record<Role, string>>>;
  /** SVG definitions that paints refer to; the sky's own gradient, `#sky`, runs from the land's `skyTop` to its `dusk`. */
  defs: string;
  /** Whether pieces are cut out of paper: their edges are fine, and each casts a shadow on what it lies on. */
  cut?: Cut;
  rays: (rays: Rays) => Art;
  /** The card's own colour, round the window. */
  ground: string;
  /** The path that the scene is seen through. */
  window: string;
  /** What lies over the scene, inside the window. */
  glaze: string;
  /** What stands round the window; the emblem is drawn where a card without a numeral has its head. */
  frame: (label: Label) => Art;
  back: Art;
};

/** What of a theme its scenes are printed with. */
export type Inks = Pick<Theme, 'paints' | 'lands' | 'cut' | 'rays'>;

/** The colour of the shadows, how far below a large piece its own falls, and how heavy edges are, 1 being as drawn. */
export type Cut = { shadow: string; fall: number; edge: number };

export type Label = { title: string; numeral: string; emblem: Art };
