import { buildTitleSuffix } from '#contract/readings/titleSuffix.ts';
import styles from './LetterHeading.module.css';

interface LetterHeadingProps {
  request: { title: string } & Parameters<typeof buildTitleSuffix>[0];
}

/** A request's title as the heading of its page. */
export const LetterHeading = ({ request }: LetterHeadingProps) => (
  <>
    <span dir="auto">{request.title}</span> <span className={styles.suffix}>{buildTitleSuffix(request)}</span>
  </>
);
