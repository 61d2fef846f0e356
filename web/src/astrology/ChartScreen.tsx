import type { Chart } from '#contract/astrology/calls.ts';
import { useMe } from '../profiles/queries.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartSheet } from './ChartSheet.tsx';
import { MoonToday } from './MoonToday.tsx';
import { useChart, useHouseSystem } from './queries.ts';
import { describePrecision } from './describe.ts';

/** The member's own birth chart. */
export function ChartScreen() {
  const { id } = useMe();
  const [houses, setHouses] = useHouseSystem();
  const chart = useChart(id, houses);
  return (
    <Page heading="My chart" text="The sky as it stood when you were born.">
      <Paper isRaised>
        {chart.isPending ? (
          <Loading label="Loading your chart" />
        ) : chart.data === undefined ? (
          <ChartFailure error={chart.error} onRetry={() => void chart.refetch()} />
        ) : chart.data.precision === 'none' ? (
          <NoChart chart={chart.data} />
        ) : (
          <ChartSheet
            chart={chart.data}
            viewer="member"
            title="My birth chart"
            houses={houses}
            onHouses={setHouses}
          />
        )}
      </Paper>
      <MoonToday />
    </Page>
  );
}

const NoChart = ({ chart }: { chart: Chart }) => (
  <EmptyState
    message="The sky waits for a date"
    action={<LinkButton to="/profile">Add your date of birth</LinkButton>}
  >
    {describePrecision(chart, 'member')} With it, the Sun, the Moon and the planets find their places; with
    the hour and the town, so do the rising sign and the houses.
  </EmptyState>
);
