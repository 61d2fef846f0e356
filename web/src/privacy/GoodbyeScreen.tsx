import { NavigateButton } from '../ui/NavigateButton.tsx';
import { NightPage } from '../ui/NightPage.tsx';

/** Shown after an account was closed. */
export const GoodbyeScreen = () => (
  <NightPage heading="Goodbye" text="Your account is closed. Thank you for the time you spent with us.">
    <p role="status">
      Your letters and everything personal are erased, here and in this browser. A last mail confirms it.
    </p>
    <p>You are welcome back whenever a question comes.</p>
    <NavigateButton to="/login" variant="quiet">
      Login
    </NavigateButton>
  </NightPage>
);
