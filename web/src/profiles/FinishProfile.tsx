import { LinkButton } from '../ui/Button.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './FinishProfile.module.css';

/** Offers to finish the profile. */
export const FinishProfile = () => (
  <Paper>
    <div className={styles.row}>
      <p>Your reader would like to know you a little. It takes two minutes.</p>
      <LinkButton variant="quiet" to="/create-profile">
        Finish your profile
      </LinkButton>
    </div>
  </Paper>
);
