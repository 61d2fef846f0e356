import { Paper } from '../../ui/Paper.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PlanPicker.module.css';

/** Skeleton of the joining screen while the cards load: two plans and the card fields. */
export const JoiningLoading = () => (
  <div role="status">
    <VisuallyHidden>Loading the plans</VisuallyHidden>
    <Paper isRaised>
      <div className={styles.plans}>
        {[1, 2].map((plan) => (
          <div key={plan} className={styles.plan}>
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
    </Paper>
  </div>
);
