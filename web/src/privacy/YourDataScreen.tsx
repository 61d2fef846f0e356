import { Link } from '../ui/Link.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { ExportSection } from './ExportSection.tsx';

export const YourDataScreen = () => (
  <Page
    heading="Your data"
    above={<Link to="/account">Account</Link>}
    text="Download it, or have it erased."
    width="letter"
  >
    <Stack>
      <ExportSection />
      <LetterBookLink />
      <CloseAccount />
    </Stack>
  </Page>
);

const LetterBookLink = () => (
  <Paper heading="A book of your letters">
    <Stack>
      <p>
        All letters that you have opened, oldest first, with their cards and questions: to print, or to keep
        as PDF.
      </p>
      <ButtonRow>
        <LinkButton variant="quiet" to="/account/letters">
          Save all my letters
        </LinkButton>
      </ButtonRow>
    </Stack>
  </Paper>
);
