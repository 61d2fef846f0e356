import type { ReactNode } from 'react';
import { MoonGlyph } from '../astrology/MoonGlyph.tsx';
import { Section } from './Section.tsx';
import styles from './Steps.module.css';
import { value } from './template.tsx';

interface Step {
  heading: string;
  text: ReactNode;
  /** The moon's phase beside it, in degrees from new. */
  moon: number;
}

const steps: readonly Step[] = [
  {
    heading: 'You ask',
    text: 'In your own words, as long or as short as you like. One card or ten, tarot, oracle or astrology.',
    moon: 40,
  },
  {
    heading: 'A reader draws and writes',
    text: `Your reader lays the cards and answers you, and nobody else, within ${value('dueHours')}.`,
    moon: 90,
  },
  {
    heading: 'A sealed letter arrives',
    text: 'A mail tells you that it has arrived, without quoting it. You open it when you are alone.',
    moon: 135,
  },
  {
    heading: 'You keep it',
    text: 'Every letter stays in your account with its cards. Write back if something is left to say.',
    moon: 180,
  },
];

export const Steps = () => (
  <Section id="how" heading="How it works">
    <ol className={styles.steps}>
      {steps.map(({ heading, text, moon }) => (
        <li key={heading}>
          <MoonGlyph angle={moon} size={52} />
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
