import type { Message, ReadingRequest, RequestFeedback } from '#contract/readings/shapes.ts';
import { groupBySender } from '#contract/readings/rules.ts';
import { FeedbackMark } from '../feedback/FeedbackMark.tsx';
import { CardPicture } from '../tarot/CardPicture.tsx';
import { formatCardName } from '../tarot/rules.ts';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { formatDateAndTime } from '#contract/dates.ts';
import { formatFullName } from '#contract/fullName.ts';
import { MoreIcon } from '../ui/moreIcons.tsx';
import { MessageText } from '../readings/thread/MessageText.tsx';
import { OlderMessages } from '../readings/thread/OlderMessages.tsx';
import type { useThread } from '../readings/thread/threadQueries.ts';
import { getDrawnCards, isLetter } from '../readings/thread/threadRules.ts';
import { useMessageMenu } from '../readings/thread/useMessageMenu.tsx';
import { useNow } from '../platform/useNow.ts';
import styles from './DeskThread.module.css';
import { TakeBackButton } from './reply/TakeBackButton.tsx';

interface DeskThreadProps {
  thread: ReturnType<typeof useThread>;
  memberName: string;
  feedback: ReadingRequest['feedback'];
  onQuote: (text: string) => void;
  onUse: (text: string) => void;
}

/** A thread as writers see it: author, time, reader and cards of each message. */
export const DeskThread = ({ thread, ...shown }: DeskThreadProps) => (
  <>
    <OlderMessages thread={thread} isSmall />
    {groupBySender(thread.messages).map((group) => (
      <DeskMessageGroup key={group[0]?.id} group={group} {...shown} />
    ))}
  </>
);

interface DeskMessageGroupProps extends Omit<DeskThreadProps, 'thread'> {
  group: Message[];
}

function DeskMessageGroup({ group, memberName, feedback, onQuote, onUse }: DeskMessageGroupProps) {
  const now = useNow();
  const [first] = group;
  if (first === undefined) return null;
  const isMember = first.sender === 'member';
  return (
    <section className={classNames(styles.group, !isMember && styles.own)}>
      <p className={styles.from}>
        <b>
          <EllipsisText>{isMember ? memberName : formatSender(first)}</EllipsisText>
        </b>
        <time dateTime={first.createdAt}>{formatDateAndTime(first.createdAt, now)}</time>
      </p>
      {group.map((message) => (
        <DeskMessage
          key={message.id}
          message={message}
          feedback={feedback.find(({ readingResponseId }) => readingResponseId === message.id)}
          memberName={memberName}
          onQuote={onQuote}
          onUse={onUse}
        />
      ))}
    </section>
  );
}

const formatSender = ({ writerPersonality: reader }: Message) =>
  reader === null ? 'A writer' : formatFullName(reader);

interface DeskMessageProps extends Pick<DeskThreadProps, 'memberName' | 'onQuote' | 'onUse'> {
  message: Message;
  feedback: RequestFeedback | undefined;
}

function DeskMessage({ message, feedback, memberName, onQuote, onUse }: DeskMessageProps) {
  const menu = useMessageMenu(message.text, onQuote, onUse);
  const cards = getDrawnCards(message);
  return (
    <div {...menu.area} className={styles.line}>
      <div className={classNames(styles.bubble, isLetter(message) && styles.letter)}>
        {isLetter(message) && <p className={styles.mode}>Reading response</p>}
        <MessageText text={message.text} look="message" />
        {cards.length > 0 && (
          <ol className={styles.cards} aria-label="Cards">
            {cards.map((card, n) => (
              <li
                key={`${n} ${card.imagePath}`}
                className={classNames(card.text !== '' && styles.withPassage)}
              >
                <CardPicture imagePath={card.imagePath} alt="" sizes="64px" isReversed={card.isReversed} />
                <div>
                  {card.position !== '' && <b>{card.position}</b>}
                  <p className={styles.name}>{formatCardName(card.name, card.isReversed)}</p>
                  {card.text !== '' && <MessageText text={card.text} look="message" />}
                </div>
              </li>
            ))}
          </ol>
        )}
        {feedback !== undefined && <FeedbackMark feedback={feedback} memberName={memberName} />}
        {isLetter(message) && <TakeBackButton letterId={message.id} />}
      </div>
      <IconButton {...menu.button}>
        <MoreIcon />
      </IconButton>
      {menu.element}
    </div>
  );
}
