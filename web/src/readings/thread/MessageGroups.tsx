import { Link } from '../../ui/Link.tsx';
import type { Message } from '#contract/readings/shapes.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EllipsisText } from '../../ui/EllipsisText.tsx';
import { formatDateAndTime } from '#contract/dates.ts';
import { MoreIcon } from '../../ui/moreIcons.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './MessageGroups.module.css';
import { useMessageMenu } from './useMessageMenu.tsx';
import { useNow } from '../../platform/useNow.ts';

interface MessageGroupsProps {
  /** Groups of messages by one sender within an hour of each other. */
  groups: readonly Message[][];
  onQuote: (text: string) => void;
}

/** The messages between two letters, as the member sees them. */
export const MessageGroups = ({ groups, onQuote }: MessageGroupsProps) => (
  <section className={styles.talk} aria-label="Messages">
    {groups.map((group) => (
      <MessageGroup key={group[0]?.id} group={group} onQuote={onQuote} />
    ))}
  </section>
);

function MessageGroup({ group, onQuote }: { group: Message[]; onQuote: (text: string) => void }) {
  const now = useNow();
  const [first] = group;
  if (first === undefined) return null;
  const isOwn = first.sender === 'member';
  return (
    <div className={classNames(styles.group, isOwn && styles.own)}>
      <p className={styles.from}>
        <b>{isOwn ? 'You' : <ReaderLink reader={first.writerPersonality} />}</b>
        <time dateTime={first.createdAt}>{formatDateAndTime(first.createdAt, now)}</time>
      </p>
      {group.map((message) => (
        <Bubble key={message.id} message={message} onQuote={onQuote} />
      ))}
    </div>
  );
}

const ReaderLink = ({ reader }: { reader: Message['writerPersonality'] }) =>
  reader === null ? (
    'Your reader'
  ) : (
    <Link to={`/psychic/${reader.id}`}>
      <EllipsisText>{reader.firstName}</EllipsisText>
    </Link>
  );

function Bubble({ message, onQuote }: { message: Message; onQuote: (text: string) => void }) {
  const menu = useMessageMenu(message.text, onQuote);
  return (
    <div {...menu.area} className={styles.line}>
      <div className={styles.bubble}>
        <MessageText text={message.text} look="message" />
      </div>
      <IconButton {...menu.button}>
        <MoreIcon />
      </IconButton>
      {menu.element}
    </div>
  );
}
