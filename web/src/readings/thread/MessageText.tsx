import { classNames } from '../../ui/classNames.ts';
import styles from './MessageText.module.css';
import { splitParagraphs } from './threadRules.ts';

interface MessageTextProps {
  text: string;
  look: 'letter' | 'message';
}

/** A text in paragraphs; quoted lines are indented. */
export const MessageText = ({ text, look }: MessageTextProps) => (
  <div className={classNames(styles.text, styles[look])}>
    {splitParagraphs(text).map(({ isQuote, text: paragraph }, n) =>
      isQuote ? (
        <blockquote key={n} dir="auto">
          {paragraph}
        </blockquote>
      ) : (
        <p key={n} dir="auto" className={classNames(n === 0 && isGreeting(paragraph) && styles.greeting)}>
          {paragraph}
        </p>
      ),
    )}
  </div>
);

// A greeting such as 'Dear Rosalind,' is larger than the text.
const isGreeting = (text: string) => text.length <= 40 && /[,!:]$/.test(text.trim());
