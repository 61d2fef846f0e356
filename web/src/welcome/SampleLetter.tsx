import { PRODUCT_NAME } from '#contract/product.ts';
import buttons from '../ui/Button.module.css';
import { classNames } from '../ui/classNames.ts';
import { Seal } from '../ui/Seal.tsx';
import { Card } from './Card.tsx';
import { SAMPLE_LETTER } from './letterText.ts';
import styles from './SampleLetter.module.css';

/**
 * A letter to open. Without scripts it is a plain `details` element, which opens at once; with scripts the seal and the
 * flap are animated first (main.ts).
 */
export const SampleLetter = () => (
  <section id="letter" className={styles.letter} aria-label="A letter to open">
    <details data-letter>
      <summary className={styles.summary}>
        <span className={styles.envelope}>
          <span className={styles.paper} />
          <svg className={styles.pocket} viewBox="0 0 480 300" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0 228 120q12 7 24 0L480 0v300H0z" />
            <path className={styles.fold} d="M0 300 206 112M480 300 274 112" />
          </svg>
          <svg className={styles.flap} viewBox="0 0 480 172" preserveAspectRatio="none" aria-hidden="true">
            <path d="M10 0h460q14 0 4 8L262 160q-22 15-44 0L6 8q-10-8 4-8z" />
          </svg>
          <span className={styles.seal}>
            <Seal size={92} />
          </span>
          <span className={styles.content}>
            <span className={styles.from}>A letter from {SAMPLE_LETTER.reader}</span>
            <span className={styles.question}>{SAMPLE_LETTER.question}</span>
            <span className={classNames(buttons.button, buttons.seal)}>Open the letter</span>
          </span>
        </span>
        <span className={styles.refold}>Fold the letter up again</span>
      </summary>
      <Sheet />
    </details>
  </section>
);

const Sheet = () => (
  <div className={styles.opened}>
    <ol className={styles.cards} aria-label="The cards drawn">
      {SAMPLE_LETTER.cards.map(({ slug, name, position }) => (
        <li key={slug}>
          <figure>
            <Card deck="night" slug={slug} name={name} sizes="(max-width: 720px) 28vw, 172px" />
            <figcaption>{name}</figcaption>
          </figure>
          <p className={styles.position}>{position}</p>
        </li>
      ))}
    </ol>
    <article className={styles.sheet} aria-label={`Letter from ${SAMPLE_LETTER.reader}`}>
      <Postmark />
      <p className={styles.date}>{SAMPLE_LETTER.date}</p>
      <blockquote className={styles.asked}>
        <p>{SAMPLE_LETTER.asked}</p>
      </blockquote>
      <div className={styles.text}>
        {SAMPLE_LETTER.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.sign}>{SAMPLE_LETTER.reader}</p>
      <p className={styles.by}>A letter as our readers write them; the names are invented.</p>
    </article>
  </div>
);

const Postmark = () => (
  <svg className={styles.postmark} viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="46" />
    <circle cx="50" cy="50" r="31" />
    <path className={styles.crescent} d="M60 30a22 22 0 1 0 0 40 26 26 0 0 1 0-40z" />
    <path id="postmark-ring" d="M12 50a38 38 0 1 1 76 0a38 38 0 1 1-76 0" stroke="none" />
    <text>
      <textPath href="#postmark-ring" textLength="230">
        {`${PRODUCT_NAME} · 20 Nov 2026 · night post · `.toUpperCase()}
      </textPath>
    </text>
  </svg>
);
