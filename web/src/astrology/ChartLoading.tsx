import { Paper } from '../ui/Paper.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ChartSheet.module.css';
import words from './ChartWords.module.css';

/** A skeleton of the chart while it loads: the text about the day, then the wheel with its table. */
export const ChartLoading = () => (
  <>
    <Paper heading="Today">
      <Skeleton lines={3} />
    </Paper>
    <Paper heading="In plain words">
      <div className={words.parts} aria-hidden="true">
        {[1, 2, 3].map((part) => (
          <Skeleton key={part} lines={6} />
        ))}
      </div>
    </Paper>
    <Paper isRaised>
      <div role="status" className={styles.sheet}>
        <VisuallyHidden>Loading your chart</VisuallyHidden>
        <div className={styles.parts}>
          <div className={styles.wheel}>
            <div className={styles.disc} />
          </div>
          <Skeleton lines={14} />
        </div>
      </div>
    </Paper>
  </>
);
