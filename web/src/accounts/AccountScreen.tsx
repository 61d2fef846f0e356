import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { getSubscriptionInfo, type SubscriptionInfo } from '#contract/billing/calls.ts';
import { formatPlan, formatPlanPrice } from '#contract/billing/format.ts';
import { formatStatus } from '#contract/billing/formatStatus.ts';
import { isActive } from '#contract/billing/rules.ts';
import { formatFullName } from '#contract/fullName.ts';
import { lowerFirst } from '../platform/lowerFirst.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useTheme } from '../platform/theme.ts';
import { Choice } from '../ui/Choice.tsx';
import { Link } from '../ui/Link.tsx';
import { MoonIcon } from '../ui/icons.tsx';
import { LetterIcon, PersonIcon, QuillIcon } from '../ui/homeIcons.tsx';
import { CardIcon, DownloadIcon, ForwardIcon, KeyIcon, ReceiptIcon } from '../ui/moreIcons.tsx';
import { Page } from '../ui/Page.tsx';
import { Columns } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { InlineButton } from '../ui/InlineButton.tsx';
import styles from './AccountScreen.module.css';
import { TermsDialog } from './TermsDialog.tsx';
import { EmailSection } from './EmailSection.tsx';
import { MailSettings } from './MailSettings.tsx';
import { useMe } from './useMe.ts';
import { SessionList } from './SessionList.tsx';

interface AccountLink {
  to: string;
  label: string;
  description: string;
  icon: ComponentType;
}

const otherLinks: readonly AccountLink[] = [
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
  {
    to: '/invite-friend',
    label: 'Invite a friend',
    description: 'We send one mail in your name',
    icon: QuillIcon,
  },
  {
    to: '/support',
    label: 'Contact Us',
    description: 'When something is not right',
    icon: LetterIcon,
  },
  {
    to: '/account/data',
    label: 'Your data',
    description: 'Download it all, or close your account',
    icon: DownloadIcon,
  },
];

export function AccountScreen() {
  const me = useMe();
  // Startup has loaded it. If that failed, the row goes without the plan.
  const { data: membership } = useQuery(queryOptionsFor(getSubscriptionInfo, {}));
  return (
    <Page
      heading="Account"
      text={
        <span className={styles.who}>
          {formatFullName(me)}
          <span>{me.email}</span>
        </span>
      }
    >
      <Columns
        first={
          <>
            <div className={styles.links}>
              <Paper heading="Your account" fill="list">
                <AccountLinkRow
                  to="/account/subscription"
                  label="Membership"
                  description={describePlan(membership) ?? 'Your plan and its dates'}
                  icon={MoonIcon}
                />
                {otherLinks.map((link) => (
                  <AccountLinkRow key={link.to} {...link} />
                ))}
              </Paper>
            </div>
            <Appearance />
          </>
        }
        second={
          <>
            <EmailSection />
            <MailSettings />
            <SessionList />
            <Terms />
          </>
        }
      />
    </Page>
  );
}

/** `Monthly plan, $19 a month` or `Monthly plan: payment failed`; null for those who never had one. */
function describePlan(membership: SubscriptionInfo | undefined): string | null {
  if (membership === undefined || membership.productId === null) return null;
  const plan = formatPlan(membership.productId);
  return isActive(membership.currentSubscriptionStatus)
    ? `${plan}, ${formatPlanPrice(membership.productId)}`
    : `${plan}: ${lowerFirst(formatStatus(membership))}`;
}

const AccountLinkRow = ({ to, label, description, icon: Icon }: AccountLink) => (
  <Link to={to} className={styles.linkRow}>
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

function Terms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={styles.terms}>
      <InlineButton onClick={() => setOpen(true)}>Terms</InlineButton> Readings are for guidance and
      entertainment.
      <TermsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </p>
  );
}
