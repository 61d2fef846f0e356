import styles from './nightArt.module.css';

/** The straw-coloured moon; as wide as its container. */
export const Moon = () => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    <circle className={styles.disc} cx="60" cy="60" r="60" />
    <g className={styles.seas}>
      <path d="M31 33c9-10 25-9 29 0s-6 12-9 19-12 10-19 5-10-15-1-24z" />
      <path d="M72 27c7-3 15 2 15 9s-8 9-13 6-9-12-2-15zM66 61c8-5 22-3 25 6s-4 19-14 18-21-17-11-24z" />
      <path d="M34 77c6-2 13 1 13 7s-7 9-12 6-8-10-1-13z" />
    </g>
  </svg>
);

/** A few stars; they fill their container from its top. */
export const Stars = () => (
  <svg
    className={styles.stars}
    viewBox="0 0 1440 220"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path d="M92 40l1.5 4.5L98 46l-4.5 1.5L92 52l-1.5-4.5L86 46l4.5-1.5zM1016 30l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5zM1336 66l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM566 22l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5z" />
    <path d="M984 96h2v2h-2zM1212 38h2v2h-2zM1400 24h2v2h-2zM1122 88h2v2h-2zM36 104h2v2h-2zM446 44h2v2h-2zM330 20h2v2h-2zM926 44h2v2h-2zM700 30h2v2h-2z" />
  </svg>
);

/** Two ridges at the bottom of their container; the nearer one has the page's background colour. */
export const Ridges = () => (
  <svg className={styles.ridges} viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
    <path
      className={styles.far}
      d="M0 96c120-20 200-70 300-62s150 52 260 40 190-66 300-56 170 60 290 52 200-44 290-40v120H0z"
    />
    <path
      className={styles.near}
      d="M0 128c160-34 240-20 360-34s210-42 330-26 190 44 320 30 250-54 430-34v86H0z"
    />
  </svg>
);
