import { ASPECT_KINDS, type AspectKind } from '#contract/astrology/codes.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './AspectLine.module.css';
import wheel from './Wheel.module.css';
import { ASPECT_NAMES, describeAspectAngle } from './describe.ts';

/** A sample of the line that shows an aspect on the wheel. */
export const AspectLine = ({ kind }: { kind: AspectKind }) => (
  <svg className={styles.line} viewBox="0 0 44 12" width="44" height="12" aria-hidden="true">
    <path className={classNames(wheel.aspect, wheel[kind])} d="M0 6H44" />
  </svg>
);

export const AspectLegend = () => (
  <ul className={styles.legend} aria-label="Lines of the wheel">
    {ASPECT_KINDS.map((kind) => (
      <li key={kind}>
        <AspectLine kind={kind} />
        {ASPECT_NAMES[kind]}, {describeAspectAngle(kind)}
      </li>
    ))}
  </ul>
);
