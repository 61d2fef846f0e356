import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/layout.tsx';
import { terms } from './terms.ts';
import styles from './TermsDialog.module.css';

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
