import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Rays } from '../drawing/art.ts';
import type { Paint, Role } from '../drawing/roles.ts';

/** A style in which every scene can be rendered. What else a new deck needs: docs/decks.md. */
export type Theme = {
  deck: string;
  /** Those of the roles that its scenes use. */
  paints: Partial<Record<Paint, string>>;
  /** The paints that a suit's land changes. */
  lands: Record<Suit, Partial<Record<Role, string>>>;
  /** SVG definitions for the paints; the sky's own gradient, `#sky`, runs from the land's `skyTop` to its `dusk`. */
  defs: string;
  rays: (rays: Rays) => Art;
  /** What is added to each outlined shape of a card's face, and of its back. */
  finish?: Finish;
  backFinish?: Finish;
  /** The card's colour around the window. */
  ground: string;
  /** The clip path of the scene. */
  window: string;
  /** Whether the edges of the scene are slightly irregular, as if cut with a knife (`handCut`). */
  isHandCut?: boolean;
  /** An overlay on the scene, inside the window. */
  glaze: string;
  /** What surrounds the window; the emblem replaces the numeral on cards without one. */
  frame: (label: Label) => Art;
  back: Art;
};

/** The part of a theme that scenes are rendered with. */
export type Inks = Pick<Theme, 'paints' | 'lands' | 'rays' | 'finish'>;

/** `size` is the scale of the groups around a shape, `light` the direction in degrees in which light falls within them. */
export type Finish = (shape: { d: string; role: Paint; size: number; light: number }) => Finished;

/** Markup to be painted before and after a shape. */
export type Finished = { below: string; above: string };

export type Label = { title: string; numeral: string; emblem: Art };
