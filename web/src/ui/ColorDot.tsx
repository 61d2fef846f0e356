import { classNames } from './classNames.ts';
import styles from './ColorDot.module.css';
import hues from './hues.module.css';

/** A dot in a color of the palette. It is decorative: the color is named beside it, or does not matter. */
export const ColorDot = ({ color }: { color: string }) => (
  <span className={classNames(styles.dot, hues[color])} aria-hidden="true" />
);
