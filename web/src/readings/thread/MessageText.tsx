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
    {splitParagraphs(text).map(({ isQuote, text: words }, n) =>
      isQuote ? (
        <blockquote key={n} dir="auto">
          {words}
        </blockquote>
      ) : (
        <p key={n} dir="auto" className={classNames(n === 0 && isGreeting(words) && styles.greeting)}>
          {words}
        </p>
      ),
    )}
  </div>
);

// A greeting such as 'Dear Rosalind,' is larger than the text.
const isGreeting = (words: string) => words.length <= 40 && /[,!:]$/.test(words.trim());
