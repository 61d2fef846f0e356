import { buildTitleSuffix } from '#contract/readings/rules.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import styles from './RequestTitle.module.css';

interface RequestTitleProps {
  request: { title: string } & Parameters<typeof buildTitleSuffix>[0];
}

/** A title in a list: cut where there is no room, with what it was asked as outside of the cut. */
export function RequestTitle({ request }: RequestTitleProps) {
  const suffix = buildTitleSuffix(request);
  return (
    <span className={styles.title}>
      <EllipsisText>{request.title}</EllipsisText>
      {suffix !== '' && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
