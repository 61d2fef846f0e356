import type { RequestFeedback } from '#contract/readings/shapes.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './FeedbackMark.module.css';
import { CloudIcon, HeartIcon } from './icons.tsx';

interface FeedbackMarkProps {
  feedback: RequestFeedback;
  memberName: string;
}

/** At a letter, for writers: what its member thinks of it. */
export const FeedbackMark = ({ feedback: { type, reason }, memberName }: FeedbackMarkProps) => (
  <div className={classNames(styles.mark, styles[type])}>
    {type === 'like' ? <HeartIcon /> : <CloudIcon />}
    <p dir="auto">
      <b>{type === 'like' ? `${memberName} likes this letter` : `${memberName} dislikes this letter`}</b>
      {reason !== '' && <span>{reason}</span>}
    </p>
  </div>
);
