import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartSheet } from './ChartSheet.tsx';
import styles from './CompactChart.module.css';
import { useChart, useHouseSystem } from './queries.ts';
import { TodayList } from './Today.tsx';
import { Wheel } from './Wheel.tsx';
import { describePrecision, summarizeChart } from './describe.ts';

/** A member's chart for writers: a small wheel with one line, and the whole chart in a dialog. */
export function CompactChart({ userId, firstName }: { userId: number; firstName: string }) {
  const [houses, setHouses] = useHouseSystem();
  const [isOpen, setOpen] = useState(false);
  const chart = useChart(userId, houses);
  if (chart.isPending) return <Loading label="Loading the chart" />;
  if (chart.data === undefined)
    return <ChartFailure error={chart.error} onRetry={() => void chart.refetch()} />;
  if (chart.data.precision === 'none') return <p>{describePrecision(chart.data, 'writer')}</p>;
  const title = `Birth chart of ${firstName}`;
  return (
    <div className={styles.compact}>
      <div className={styles.wheel}>
        <Wheel chart={chart.data} title={title} isCompact />
      </div>
      <p>{summarizeChart(chart.data)}</p>
      <TodayList userId={userId} />
      <Button variant="quiet" isSmall onClick={() => setOpen(true)}>
        Open the chart
      </Button>
      <Dialog heading={title} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <ChartSheet chart={chart.data} viewer="writer" title={title} houses={houses} onHouses={setHouses} />
      </Dialog>
    </div>
  );
}
