import { ADULT_AGE } from '#contract/accounts/rules.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Page.tsx';
import styles from './TermsDialog.module.css';

const terms = [
  {
    heading: 'Who may join',
    text: `${PRODUCT_NAME} is for people who are ${ADULT_AGE} or older. An account belongs to one person; keep its password to yourself.`,
  },
  {
    heading: 'What a reading is',
    text: 'Readings are for guidance and entertainment. They are no medical, legal or financial advice and no substitute for help in an emergency. What you do with a reading is your own decision.',
  },
  {
    heading: 'Your membership',
    text: 'The annual plan is paid once a year, the monthly plan once a month, in advance, from your default card. It renews by itself until you cancel it, which you can do at any time; you keep it until the end of the time you have paid for. A monthly plan can skip any month.',
  },
  {
    heading: 'Your words',
    text: 'What you tell us about yourself and what you write is there for our readers, so that they can answer you. Other members never see it.',
  },
  {
    heading: 'Fairness',
    text: 'Be kind to the readers. We may close an account that harasses them or others.',
  },
];

interface TermsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export const TermsDialog = ({ isOpen, onClose }: TermsDialogProps) => (
  <Dialog heading="Terms" isOpen={isOpen} onClose={onClose} isWide>
    <Stack>
      {terms.map(({ heading, text }) => (
        <section key={heading} className={styles.term}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Stack>
  </Dialog>
);
