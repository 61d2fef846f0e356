import { useQuery } from '@tanstack/react-query';
import { getSynastry, type Synastry, type SynastryAspect } from '#contract/readings/calls.ts';
import { POINT_NAMES } from '#contract/astrology/dayCodes.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ChartFailure } from './ChartFailure.tsx';
import { describePrecision, summarizeChart } from './describe.ts';
import { ASPECT_VERBS } from './rules.ts';
import styles from './SynastryPanel.module.css';
import { Wheel } from './Wheel.tsx';

interface SynastryPanelProps {
  requestId: number;
  /** Puts text into the letter. */
  onInsert: (text: string) => void;
}

/** Further aspects mean little, and a longer list would push the rest of the panel away. */
const SHOWN = 8;

/** For writers: the chart of the other person, and its aspects to the member's chart. */
export function SynastryPanel({ requestId, onInsert }: SynastryPanelProps) {
  const { data, error, refetch } = useQuery(queryOptionsFor(getSynastry, { id: requestId }));
  if (data === undefined)
    return error === null ? (
      <Loading label="Loading the chart" />
    ) : (
      <ChartFailure error={error} onRetry={() => void refetch()} />
    );
  const { name, chart } = data;
  if (chart.precision === 'none') return <p>{describePrecision(chart, 'writer')}</p>;
  const aspects = data.aspects.slice(0, SHOWN);
  return (
    <div className={styles.panel}>
      <div className={styles.wheel}>
        <Wheel chart={chart} title={`Birth chart of ${name}`} isCompact />
      </div>
      <p>{summarizeChart(chart)}</p>
      <Aspects name={name} aspects={aspects} />
      {aspects.length > 0 && (
        <Button
          variant="quiet"
          isSmall
          onClick={() => onInsert(describeForLetter(name, aspects.slice(0, TOLD)))}
        >
          Put the first into the letter
        </Button>
      )}
    </div>
  );
}

const Aspects = ({ name, aspects }: Pick<Synastry, 'name' | 'aspects'>) => (
  <section aria-label="Aspects between the two">
    <h3>Aspects to {name}</h3>
    {aspects.length === 0 ? (
      <p>None that is certain.</p>
    ) : (
      <ul>
        {aspects.map((aspect) => (
          <li key={`${aspect.a} ${aspect.kind} ${aspect.b}`}>
            {capitalize(POINT_NAMES[aspect.a])} {ASPECT_VERBS[aspect.kind]} their {POINT_NAMES[aspect.b]}
            <span>{aspect.orb.toFixed(1)}°</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const TOLD = 3;

/** Plain sentences that a writer can continue: 'Your Sun is trine Tom’s Moon.' */
const describeForLetter = (name: string, aspects: readonly SynastryAspect[]): string =>
  aspects
    .map(({ a, b, kind }) => `Your ${POINT_NAMES[a]} is ${ASPECT_WORDS[kind]} ${name}’s ${POINT_NAMES[b]}.`)
    .join(' ');

const ASPECT_WORDS: Readonly<Record<SynastryAspect['kind'], string>> = {
  conjunction: 'in the same place as',
  sextile: 'sextile',
  square: 'square to',
  trine: 'trine to',
  opposition: 'opposite',
};
