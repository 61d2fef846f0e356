import type { Tag } from '#contract/tags/calls.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './TagChip.module.css';
import hues from '../ui/hues.module.css';

/** A tag in its color, on one line. */
export const TagChip = ({ tag: { text, color } }: { tag: Tag }) => (
  <span className={classNames(styles.chip, hues[color])} dir="auto" title={text}>
    {text}
  </span>
);
