import type { ReactNode } from 'react';
import { ADULT_AGE } from '#contract/accounts/rules.ts';
import { terms } from '../accounts/terms.ts';
import styles from './Questions.module.css';
import { Section } from './Section.tsx';
import { Each, html, If, Unless, value } from './template.tsx';

const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Who reads?',
    answer:
      'A person, with a name and a way of reading. Our readers are on this page; the one who answers signs the letter.',
  },
  {
    question: 'How long does a letter take?',
    answer: `At most ${value('dueHours')}. If it cannot wait, mark the question as rushed: then it is at most ${value('dueHoursRushed')}.`,
  },
  {
    question: 'Can I have my money back?',
    answer:
      'You can cancel at any time and use your membership until the end of the period that you have paid for; a monthly plan can skip any month. If a charge was a mistake, write to us: a person looks at it and sends the money back to your card.',
  },
  {
    question: 'Who sees what I write?',
    answer:
      'Our readers, so that they can answer you. Other members never do. Mails never quote a letter, and your questions are not sold or used for advertising.',
  },
  {
    question: 'What does the computer do?',
    answer:
      'A program shuffles and draws the cards, works out where the planets stood, and may put a first draft before the reader. It sends nothing: a reader reads your question, decides what the letter says, and signs it.',
  },
  {
    question: 'Who is it for?',
    answer: `For people who are ${ADULT_AGE} or older. Readings are for guidance and entertainment; they are no medical, legal or financial advice, and no help in an emergency.`,
  },
];

export const Questions = () => (
  <Section id="questions" look="paper" heading="Questions, answered" isBeside>
    <div className={styles.list}>
      <Each of="questions">
        <Question question={value('question')}>
          <div className={styles.answer} {...html('answer')} />
        </Question>
      </Each>
      <Unless of="ownQuestions">
        {questions.map(({ question, answer }) => (
          <Question key={question} question={question}>
            <p className={styles.answer}>{answer}</p>
          </Question>
        ))}
      </Unless>
      <Question question="Terms" id="terms">
        <dl className={styles.answer}>
          {terms.map(({ heading, text }) => (
            <div key={heading} className={styles.term}>
              <dt>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Question>
    </div>
    <If of="supportEmail">
      <p className={styles.support}>
        Something else? <a href={`mailto:${value('supportEmail')}`}>{value('supportEmail')}</a>
      </p>
    </If>
  </Section>
);

interface QuestionProps {
  question: string;
  id?: string;
  children: ReactNode;
}

const Question = ({ question, id, children }: QuestionProps) => (
  <details id={id} className={styles.question}>
    <summary>
      <h3>{question}</h3>
    </summary>
    {children}
  </details>
);
