import { useId } from 'react';
import type { Aspect, Chart } from '#contract/astrology/calls.ts';
import { ASPECTS } from '#contract/astrology/codes.ts';
import { ZODIAC_CODES } from '#contract/profiles/codes.ts';
import { classNames } from '../ui/classNames.ts';
import { bodyGlyphs, retrogradeGlyph, zodiacGlyphs } from './glyphs.ts';
import { leaderPaths } from './leaders.ts';
import {
  arcPath,
  bandPath,
  listBodies,
  type ChartBody,
  linePath,
  midpoint,
  getOrigin,
  pointAt,
  spreadLabels,
} from './rules.ts';
import styles from './Wheel.module.css';
import { COMPACT, LARGE, type Layout } from './wheelLayout.ts';
import { describeWheel } from './describe.ts';

const ANGLE_LABELS_AT = 285;
/** Half the width of an angle's name. */
const ANGLE_LETTER = 15;
const MARGIN = 4;

const ELEMENTS = [styles.fire, styles.earth, styles.air, styles.water];

interface WheelProps {
  chart: Chart;
  /** 'Birth chart of Rosalind' */
  title: string;
  isCompact?: boolean;
}

/**
 * A birth chart as a wheel: the ascendant at the left, the zodiac counter-clockwise. Its description and the table
 * beside it contain all that it shows.
 */
export function Wheel({ chart, title, isCompact = false }: WheelProps) {
  const id = useId();
  const layout = isCompact ? COMPACT : LARGE;
  const origin = getOrigin(chart);
  const { top, side, bottom } = computeEdges(chart, layout, origin, isCompact);
  return (
    <svg
      className={classNames(styles.wheel, isCompact && styles.compact)}
      viewBox={`${-side} ${-top} ${2 * side} ${top + bottom}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{describeWheel(chart)}</desc>
      <ZodiacRing layout={layout} origin={origin} />
      <HouseLines chart={chart} layout={layout} origin={origin} isCompact={isCompact} />
      <AspectLines chart={chart} layout={layout} origin={origin} />
      <BodyMarks chart={chart} layout={layout} origin={origin} isCompact={isCompact} />
    </svg>
  );
}

/** The view box, with room outside the rim only on the sides that have names of angles. */
function computeEdges({ ascendant, midheaven }: Chart, { rim }: Layout, origin: number, isCompact: boolean) {
  const edge = rim + MARGIN;
  if (isCompact || (ascendant === null && midheaven === null)) return { top: edge, side: edge, bottom: edge };
  const y = midheaven === null ? 0 : pointAt(midheaven.longitude, ANGLE_LABELS_AT, origin).y;
  return {
    top: Math.max(edge, ANGLE_LETTER - y),
    side: ANGLE_LABELS_AT + ANGLE_LETTER,
    bottom: Math.max(edge, y + ANGLE_LETTER),
  };
}

interface PartProps {
  layout: Layout;
  origin: number;
}

const ZodiacRing = ({ layout, origin }: PartProps) => (
  <>
    <circle className={styles.ground} r={layout.rim} />
    {ZODIAC_CODES.map((sign, nth) => {
      const from = nth * 30;
      const { x, y } = pointAt(from + 15, (layout.rim + layout.ring) / 2, origin);
      return (
        <g key={sign} className={ELEMENTS[nth % 4]}>
          <path className={styles.sign} d={bandPath(from, from + 30, layout.rim, layout.ring, origin)} />
          <Glyph path={zodiacGlyphs[sign]} x={x} y={y} size={layout.signSize} className={styles.signGlyph} />
        </g>
      );
    })}
    <path className={styles.scale} d={scalePath(layout, origin)} />
    <circle className={styles.circle} r={layout.ring} />
    <circle className={styles.faintCircle} r={layout.centre} />
  </>
);

/** A tick at every fifth degree, longer at every tenth. */
const scalePath = ({ ring }: Layout, origin: number) =>
  Array.from({ length: 72 }, (_, nth) =>
    linePath(nth * 5, ring, nth * 5, nth % 2 === 0 ? ring - 7 : ring - 4, origin),
  ).join('');

interface ChartPartProps extends PartProps {
  chart: Chart;
}

function HouseLines({ chart, layout, origin, isCompact }: ChartPartProps & { isCompact: boolean }) {
  const { houses, ascendant, midheaven } = chart;
  const line = (longitude: number, end: number = layout.centre) =>
    linePath(longitude, layout.ring, longitude, end, origin);
  const angles = [
    { label: 'AC', at: ascendant },
    { label: 'MC', at: midheaven },
  ];
  return (
    <>
      {houses !== null && (
        <>
          {!isCompact && <circle className={styles.faintCircle} r={layout.houses} />}
          <path className={styles.cusps} d={houses.cusps.map((cusp) => line(cusp)).join('')} />
          {!isCompact && <HouseNumbers cusps={houses.cusps} layout={layout} origin={origin} />}
        </>
      )}
      {angles.map(
        ({ label, at }) =>
          at !== null && (
            <g key={label}>
              <path className={styles.opposite} d={line(at.longitude + 180, layout.houses)} />
              <path className={styles.angle} d={line(at.longitude, layout.houses)} />
              {!isCompact && (
                <WheelText
                  text={label}
                  at={at.longitude}
                  radius={ANGLE_LABELS_AT}
                  origin={origin}
                  className={styles.angleName}
                />
              )}
            </g>
          ),
      )}
    </>
  );
}

const HouseNumbers = ({ cusps, layout, origin }: PartProps & { cusps: readonly number[] }) =>
  cusps.map((cusp, nth) => (
    <WheelText
      key={nth}
      text={String(nth + 1)}
      at={midpoint(cusp, cusps[(nth + 1) % cusps.length] ?? cusp)}
      radius={(layout.houses + layout.centre) / 2}
      origin={origin}
      className={styles.houseNumber}
    />
  ));

function AspectLines({ chart, layout, origin }: ChartPartProps) {
  const places = new Map(listBodies(chart).map(({ body, longitude }) => [body, longitude]));
  // The most exact are drawn last, on top.
  const drawn = chart.aspects.toSorted((one, other) => aspectStrength(one) - aspectStrength(other));
  return drawn.map((aspect) => {
    const a = places.get(aspect.a);
    const b = places.get(aspect.b);
    if (a === undefined || b === undefined) return null;
    const { centre } = layout;
    // Two bodies in conjunction are too close for a line across: an arc inside the circle connects them.
    const path =
      aspect.kind === 'conjunction'
        ? arcPath(a, b, centre - 6, origin)
        : linePath(a, centre, b, centre, origin);
    return (
      <path
        key={`${aspect.a} ${aspect.b}`}
        className={classNames(styles.aspect, styles[aspect.kind])}
        d={path}
        strokeOpacity={0.55 + 0.45 * aspectStrength(aspect)}
      />
    );
  });
}

/** 1 for an exact aspect, 0 at its maximum orb. */
const aspectStrength = ({ kind, orb }: Aspect) => Math.max(0, 1 - orb / ASPECTS[kind].orb);

function BodyMarks({ chart, layout, origin, isCompact }: ChartPartProps & { isCompact: boolean }) {
  const bodies = listBodies(chart);
  const labels = spreadLabels(
    bodies.map(({ longitude }) => longitude),
    [chart.ascendant, chart.midheaven].flatMap((angle) =>
      angle === null ? [] : [angle.longitude, (angle.longitude + 180) % 360],
    ),
    layout,
  );
  const marks = bodies.map((body, nth) => ({ body, label: labels[nth] ?? body.longitude }));
  const leaders = leaderPaths(
    marks.map(({ body, label }) => ({ place: body.longitude, label })),
    layout,
    origin,
  );
  return marks.map(({ body, label }, nth) => (
    <BodyMark
      key={body.body}
      body={body}
      label={label}
      leader={leaders[nth]}
      layout={layout}
      origin={origin}
      isCompact={isCompact}
    />
  ));
}

interface BodyMarkProps extends PartProps {
  body: ChartBody;
  /** The longitude of its glyph and degree, which may be beside its own. */
  label: number;
  /** The path from its position to its label. */
  leader: string | undefined;
  isCompact: boolean;
}

function BodyMark({ body, label, leader, layout, origin, isCompact }: BodyMarkProps) {
  const { longitude, from, to, retrograde } = body;
  const { ring, tick, centre } = layout;
  const glyph = pointAt(label, layout.glyph, origin);
  const dot = pointAt(longitude, centre, origin);
  const mark = pointAt(label, layout.retrograde, origin);
  const isRange = from !== undefined && to !== undefined;
  return (
    <g>
      {isRange && (
        <path className={styles.range} d={bandPath(from.longitude, to.longitude, ring, tick, origin)} />
      )}
      <path className={styles.place} d={linePath(longitude, ring, longitude, tick, origin)} />
      <path className={styles.leader} d={leader} />
      <circle className={styles.dot} cx={dot.x} cy={dot.y} r={isCompact ? 4 : 3} />
      <circle className={styles.halo} cx={glyph.x} cy={glyph.y} r={layout.glyphSize * 0.55} />
      <Glyph path={bodyGlyphs[body.body]} {...glyph} size={layout.glyphSize} className={styles.body} />
      {!isCompact && !isRange && (
        <WheelText
          text={`${Math.floor(body.degree)}°`}
          at={label}
          radius={layout.degree}
          origin={origin}
          className={styles.degree}
        />
      )}
      {!isCompact && retrograde && (
        <Glyph path={retrogradeGlyph} {...mark} size={15} className={styles.retrograde} />
      )}
    </g>
  );
}

interface WheelTextProps {
  text: string;
  at: number;
  radius: number;
  origin: number;
  className: string | undefined;
}

function WheelText({ text, at, radius, origin, className }: WheelTextProps) {
  const { x, y } = pointAt(at, radius, origin);
  return (
    <text className={className} x={x} y={y} dy="0.35em" textAnchor="middle">
      {text}
    </text>
  );
}

interface GlyphProps {
  path: string;
  x: number;
  y: number;
  size: number;
  className: string | undefined;
}

/** Glyphs are drawn in a square of 32. */
const Glyph = ({ path, x, y, size, className }: GlyphProps) => (
  <path
    className={className}
    d={path}
    transform={`translate(${x} ${y}) scale(${Math.round((size / 32) * 100) / 100}) translate(-16 -16)`}
  />
);
