import { Fragment } from 'react';
import styles from './KeyCaps.module.css';
import { isMac } from './isMac.ts';
import { toKeyCaps } from './keyPress.ts';

/** Shows the keys of a shortcut like those of a keyboard: `Ctrl` `K`, or `g` then `r`. */
export function KeyCaps({ keys }: { keys: string }) {
  const isSequence = keys.includes(' ');
  return (
    <span className={styles.keys}>
      {toKeyCaps(keys, isMac()).map((cap, nth) => (
        <Fragment key={nth}>
          {nth > 0 && isSequence && <span>then</span>}
          <kbd className={styles.cap}>{cap}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
