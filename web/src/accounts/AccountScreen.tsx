import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { logOutElsewhere } from '#contract/accounts/calls.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useSession, useUser } from '../platform/session.ts';
import { useTheme } from '../platform/theme.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { KeyIcon, MoonIcon, PersonIcon } from '../ui/icons.tsx';
import { CardIcon, ForwardIcon, ReceiptIcon } from '../ui/moreIcons.tsx';
import { Columns, Page, ButtonRow, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './AccountScreen.module.css';

interface AccountLink {
  to: string;
  label: string;
  description: string;
  icon: ComponentType;
}

const accountLinks: readonly AccountLink[] = [
  {
    to: '/account/subscription',
    label: 'Membership',
    description: 'Your plan and its dates',
    icon: MoonIcon,
  },
  { to: '/account/payment', label: 'Payment Methods', description: 'The cards you pay with', icon: CardIcon },
  {
    to: '/account/billing',
    label: 'Billing history',
    description: 'What you have paid, and receipts',
    icon: ReceiptIcon,
  },
  {
    to: '/profile',
    label: 'My Intuitive Profile',
    description: 'What your reader knows about you',
    icon: PersonIcon,
  },
  {
    to: '/account/change-password',
    label: 'Change password',
    description: 'And end other sessions',
    icon: KeyIcon,
  },
];

export function AccountScreen() {
  const { email } = useUser();
  return (
    <Page heading="Account" text={<span className={styles.email}>{email}</span>}>
      <Columns
        first={
          <Paper heading="Your account" fill="list">
            {accountLinks.map((door) => (
              <AccountLinkRow key={door.to} {...door} />
            ))}
          </Paper>
        }
        second={
          <>
            <Appearance />
            <Sessions />
          </>
        }
      />
    </Page>
  );
}

const AccountLinkRow = ({ to, label, description, icon: Icon }: AccountLink) => (
  <Link to={to} className={styles.door}>
    <span className={styles.icon}>
      <Icon />
    </span>
    <span>
      <strong>{label}</strong>
      <span className={styles.more}>{description}</span>
    </span>
    <ForwardIcon />
  </Link>
);

function Appearance() {
  const { theme, canChoose, toggle } = useTheme();
  if (!canChoose) return null;
  return (
    <Paper heading="Appearance">
      <Choice
        label="Theme"
        look="segments"
        options={[
          { value: 'lightTheme', label: 'Light' },
          { value: 'darkTheme', label: 'Dark' },
        ]}
        value={theme}
        onChange={toggle}
      />
    </Paper>
  );
}

function Sessions() {
  const { signOut } = useSession();
  const confirm = useConfirm();
  const toasts = useToasts();
  const logOutElsewhereMutation = useCallMutation(logOutElsewhere, {
    onSuccess: () => toasts.success('You are logged out everywhere else'),
    onFailure: (failure) => toasts.error(failure.details),
  });
  const confirmAndLogOutElsewhere = async () => {
    const details = 'Every other browser and device will have to log in again. You stay logged in here.';
    if (await confirm({ details })) logOutElsewhereMutation.mutate({});
  };
  return (
    <Paper heading="Sessions">
      <Stack>
        <p>Log out here, or end every session on other browsers and devices.</p>
        <ButtonRow>
          <Button onClick={signOut}>Log out</Button>
          <Button
            variant="quiet"
            isBusy={logOutElsewhereMutation.isPending}
            onClick={confirmAndLogOutElsewhere}
          >
            Log out everywhere else
          </Button>
        </ButtonRow>
      </Stack>
    </Paper>
  );
}
