import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CardOfTheDay.module.css';

/** Shown in place of the card of the day until it is loaded. */
export const CardOfTheDaySkeleton = () => (
  <div className={styles.card}>
    <Skeleton shape="card" />
    <Skeleton lines={3} />
  </div>
);
