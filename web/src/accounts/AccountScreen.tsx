import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { logOutElsewhere } from '#contract/accounts/calls.ts';
import { useAct } from '../platform/useAct.ts';
import { useSession, useUser } from '../platform/session.ts';
import { useTheme } from '../platform/theme.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { KeyIcon, MoonIcon, PersonIcon } from '../ui/icons.tsx';
import { CardIcon, ForwardIcon, ReceiptIcon } from '../ui/moreIcons.tsx';
import { Columns, Page, Row, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './AccountScreen.module.css';

interface Door {
  to: string;
  says: string;
  more: string;
  icon: ComponentType;
}

const doors: readonly Door[] = [
  { to: '/account/subscription', says: 'Membership', more: 'Your plan and its dates', icon: MoonIcon },
  { to: '/account/payment', says: 'Payment Methods', more: 'The cards you pay with', icon: CardIcon },
  {
    to: '/account/billing',
    says: 'Billing history',
    more: 'What you have paid, and receipts',
    icon: ReceiptIcon,
  },
  {
    to: '/profile',
    says: 'My Intuitive Profile',
    more: 'What your reader knows about you',
    icon: PersonIcon,
  },
  { to: '/account/change-password', says: 'Change password', more: 'And end other sessions', icon: KeyIcon },
];

export function AccountScreen() {
  const { email } = useUser();
  return (
    <Page heading="Account" text={<span className={styles.email}>{email}</span>}>
      <Columns
        first={
          <Paper heading="Your account" fill="list">
            {doors.map((door) => (
              <DoorRow key={door.to} {...door} />
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

const DoorRow = ({ to, says, more, icon: Icon }: Door) => (
  <Link to={to} className={styles.door}>
    <span className={styles.icon}>
      <Icon />
    </span>
    <span>
      <strong>{says}</strong>
      <span className={styles.more}>{more}</span>
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
          { value: 'lightTheme', says: 'Light' },
          { value: 'darkTheme', says: 'Dark' },
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
  const leaveElsewhere = useAct(logOutElsewhere, {
    onSuccess: () => toasts.success('You are logged out everywhere else'),
    onFailure: (failure) => toasts.error(failure.details),
  });
  const askAndLeave = async () => {
    const details = 'Every other browser and device will have to log in again. You stay logged in here.';
    if (await confirm({ details })) leaveElsewhere.mutate({});
  };
  return (
    <Paper heading="Sessions">
      <Stack>
        <p>Log out here, or end every session on other browsers and devices.</p>
        <Row>
          <Button onClick={signOut}>Log out</Button>
          <Button variant="quiet" isBusy={leaveElsewhere.isPending} onClick={askAndLeave}>
            Log out everywhere else
          </Button>
        </Row>
      </Stack>
    </Paper>
  );
}
