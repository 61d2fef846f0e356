import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import type { Chart } from '#contract/astrology/calls.ts';
import { Decks } from './Decks.tsx';
import { type BuiltFiles, DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Hero } from './Hero.tsx';
import { OwnersSections } from './OwnersSections.tsx';
import { Plans } from './Plans.tsx';
import { Questions } from './Questions.tsx';
import { Readers } from './Readers.tsx';
import { SampleChart } from './SampleChart.tsx';
import { SampleLetter } from './SampleLetter.tsx';
import { Steps } from './Steps.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './WelcomePage.module.css';

interface WelcomePageProps {
  files: BuiltFiles;
  /** A birth chart to show, computed at the build. */
  chart: Chart;
}

/**
 * The public front page, /welcome. It is rendered once, at the build; in the browser there is no React, and the page
 * works without scripts.
 */
export const WelcomePage = ({ files, chart }: WelcomePageProps) => (
  <html lang="en">
    <DocumentHead {...files} />
    <body className={styles.page}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <TopBar />
      <main id="page" tabIndex={-1}>
        <Hero />
        <SampleLetter />
        <Steps />
        <Decks />
        <Readers />
        <OwnersSections />
        <SampleChart chart={chart} />
        <Plans />
        <Questions />
      </main>
      <Footer />
    </body>
  </html>
);
