import type { Chart } from '#contract/astrology/calls.ts';
import { useMe } from '../accounts/useMe.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartLoading } from './ChartLoading.tsx';
import { ChartSheet } from './ChartSheet.tsx';
import { ChartWords } from './ChartWords.tsx';
import { MoonToday } from './MoonToday.tsx';
import { useChart, useHouseSystem, useTransits } from './queries.ts';
import { TodayWords } from './Today.tsx';
import { describePrecision } from './describe.ts';

/** The member's own birth chart. */
export function ChartScreen() {
  const { id } = useMe();
  const [houses, setHouses] = useHouseSystem();
  const chart = useChart(id, houses);
  const transits = useTransits(id);
  // Shown together, so that the one does not push down the other. Failed transits are refetched when their part is shown,
  // which makes them pending again.
  const isPending = (transits.isPending && !transits.isFetched) || chart.isPending;
  return (
    <Page heading="My chart" text="The sky as it stood when you were born.">
      <Stack>
        {isPending ? (
          <ChartLoading />
        ) : chart.data === undefined ? (
          <Paper isRaised>
            <ChartFailure error={chart.error} onRetry={() => void chart.refetch()} />
          </Paper>
        ) : chart.data.precision === 'none' ? (
          <NoChart chart={chart.data} />
        ) : (
          <>
            <TodayWords userId={id} />
            <ChartWords chart={chart.data} />
            <Paper isRaised>
              <ChartSheet
                chart={chart.data}
                viewer="member"
                title="My birth chart"
                houses={houses}
                onHouses={setHouses}
              />
            </Paper>
          </>
        )}
      </Stack>
      <MoonToday />
    </Page>
  );
}

const NoChart = ({ chart }: { chart: Chart }) => (
  <Paper isRaised>
    <EmptyState
      message="Your chart needs your date of birth"
      action={<LinkButton to="/profile">Add your date of birth</LinkButton>}
    >
      {describePrecision(chart, 'member')} It gives the positions of the Sun, the Moon and the planets; the
      hour and the town also give the rising sign and the houses.
    </EmptyState>
  </Paper>
);
