import { getLayout } from './layouts.ts';
import styles from './SpreadSketch.module.css';

const WIDTH = 30;
const HEIGHT = 50;
/** Room for turned cards at the edges. */
const MARGIN = 6;

/** A small drawing of how the cards of a spread lie, in their order. It is decorative. */
export function SpreadSketch({ spread, cards }: { spread: string; cards: number }) {
  const { places, across, down } = getLayout(spread, cards);
  const size = [across * WIDTH + 2 * MARGIN, down * HEIGHT + MARGIN];
  return (
    <svg className={styles.sketch} viewBox={`${-MARGIN} ${-MARGIN} ${size.join(' ')}`} aria-hidden="true">
      {places.map(({ x, y, turn = 0 }, n) => (
        <g
          key={n}
          transform={`translate(${x * WIDTH} ${y * HEIGHT}) rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})`}
        >
          <rect width={WIDTH} height={HEIGHT} rx="3" />
          <path d={`M${WIDTH / 2} ${HEIGHT / 2 - 8}a8 8 0 1 0 7 12a6.5 6.5 0 0 1-7-12z`} />
        </g>
      ))}
    </svg>
  );
}
