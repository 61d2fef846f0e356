import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Place, Shape } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import type { Paint, Role } from '../drawing/roles.ts';
import type { Finished, Inks } from './theme.ts';

type RenderedArt = { markup: string; clips: string };

/** The scale of the groups around a shape, and the direction of the light as seen from within them. */
type Within = { size: number; light: number };

/** From the upper left. */
const LIGHT = 52;

/**
 * Renders the art with a theme, in a suit's land: SVG markup, and the clip paths that it refers to. The part's name
 * keeps their ids distinct from those of the card's other parts.
 */
export function renderArt(art: Art, theme: Inks, suit: Suit, part: string): RenderedArt {
  const paints: Partial<Record<Paint, string>> = { ...theme.paints, ...theme.lands[suit] };
  const clips: string[] = [];
  const outlined = new Set<string>();

  function render(each: Art, within: Within): string {
    if (!each) return '';
    return 'kind' in each ? shape(each, within) : each.map((one) => render(one, within)).join('');
  }

  function shape(one: Shape, within: Within): string {
    const { size } = within;
    switch (one.kind) {
      case 'fill': {
        if (paint(one.role) === 'none') return '';
        const edge =
          one.edge === 'none'
            ? ''
            : ` stroke="${paint(one.edge)}" stroke-width="${outline(one.width, size)}"`;
        const { below, above } = finish(one, within);
        return `${below}<path d="${one.d}" fill="${paint(one.role)}"${edge}${opacityAttribute(one.opacity)}/>${above}`;
      }
      case 'line':
        if (paint(one.role) === 'none') return '';
        return `<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}${opacityAttribute(one.opacity)}/>`;
      case 'tube': {
        if (one.edge === 'none') return `<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}/>`;
        const edge = `<path d="${one.d}" ${stroke(one.edge, toTenth(one.width + 4))}/>`;
        return `${edge}<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}/>`;
      }
      case 'rays':
        return render(theme.rays(one), within);
      case 'group': {
        const mark = one.suit ? ` data-suit="${one.suit}"` : '';
        return `<g${mark}${transform(one.place)}${clip(one.clip)}>${render(one.of, enter(one.place, within))}</g>`;
      }
    }
  }

  function finish({ d, role, edge, opacity }: Extract<Shape, { kind: 'fill' }>, within: Within): Finished {
    const { below, above } = (opacity > 0.9 && theme.finish?.({ d, role, ...within })) || NOTHING;
    // A limb is painted twice, first with its outline and then without: the finish is drawn over the second.
    if (edge === 'none') return { below: role === 'glow' ? below : '', above: outlined.has(d) ? above : '' };
    outlined.add(d);
    return { below, above };
  }

  function paint(role: Paint): string {
    const colour = paints[role];
    if (colour === undefined) throw new Error(`The theme has no paint for ${role}.`);
    return colour;
  }

  // In a scaled-down group, outlines shrink only with the square root of the scale; at full width, gold would cover faces.
  function outline(width: number, size: number): string {
    return toTenth(width / Math.sqrt(Math.min(1, size)));
  }

  function stroke(role: Role, width: string): string {
    return `fill="none" stroke="${paint(role)}" stroke-width="${width}" stroke-linecap="round"`;
  }

  function clip(d: string | undefined): string {
    if (!d) return '';
    const id = `${part}-${clips.length}`;
    clips.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return ` clip-path="url(#${id})"`;
  }

  const markup = `<g stroke-linejoin="round">${render(art, { size: 1, light: LIGHT })}</g>`;
  return { markup, clips: clips.join('') };
}

const NOTHING: Finished = { below: '', above: '' };

const enter = ({ size = 1, turn = 0, flip = false }: Place, within: Within): Within => {
  const light = within.light - turn;
  return { size: within.size * size, light: (((flip ? 180 - light : light) % 360) + 360) % 360 };
};

const opacityAttribute = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

function transform({ x = 0, y = 0, turn = 0, size = 1, flip = false }: Place): string {
  const steps = [
    (x || y) && `translate(${toTenth(x)} ${toTenth(y)})`,
    turn && `rotate(${toTenth(turn)})`,
    (size !== 1 || flip) && `scale(${flip ? -size : size} ${size})`,
  ].filter(Boolean);
  return steps.length ? ` transform="${steps.join(' ')}"` : '';
}
