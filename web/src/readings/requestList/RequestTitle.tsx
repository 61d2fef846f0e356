import { buildTitleSuffix } from '#contract/readings/titleSuffix.ts';
import { EllipsisText } from '../../ui/EllipsisText.tsx';
import styles from './RequestTitle.module.css';

interface RequestTitleProps {
  request: { title: string } & Parameters<typeof buildTitleSuffix>[0];
}

/** A title in a list: truncated if there is no room, with the suffix always visible. */
export function RequestTitle({ request }: RequestTitleProps) {
  const suffix = buildTitleSuffix(request);
  return (
    <span className={styles.title}>
      {/* The space is not laid out: it separates title and suffix where they are read as text. */}
      <EllipsisText>{request.title}</EllipsisText>{' '}
      {suffix !== '' && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
