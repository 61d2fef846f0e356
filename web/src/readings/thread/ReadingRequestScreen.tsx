import { flushSync } from 'react-dom';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { TipSection } from '../../billing/tips/TipSection.tsx';
import { LetterFeedback } from '../../feedback/LetterFeedback.tsx';
import { usePathNumber } from '../../platform/pathNumbers.ts';
import { isUnknownRecord } from '../../platform/unknownRecord.ts';
import { useUser } from '../../platform/session.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { isShownAsFan } from '../../tarot/isShownAsFan.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { MoreIcon } from '../../ui/moreIcons.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { FavouriteButton } from '../letters/FavouriteButton.tsx';
import { HelpLines } from './HelpLines.tsx';
import { PrintFrame } from '../letters/PrintFrame.tsx';
import { Letter } from '../letters/Letter.tsx';
import { LetterHeading } from '../letters/LetterHeading.tsx';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import { ArrivingLetter, useCachedSealedRequest } from '../opening/ArrivingLetter.tsx';
import { useOwnLiveEvents } from './useOwnLiveEvents.ts';
import { useRequest, useThread } from './threadQueries.ts';
import styles from './ReadingRequestScreen.module.css';
import {
  appendQuote,
  findShortQuestion,
  getDrawnCards,
  isLetter,
  splitThread,
  type ThreadPart,
} from './threadRules.ts';
import { MessageGroups } from './MessageGroups.tsx';
import { useMessageMenu } from './useMessageMenu.tsx';
import { useLetterStates } from './useLetterStates.ts';
import { useMessageForm } from './useMessageForm.ts';
import { DrawProofButton } from '../drawProof/DrawProofButton.tsx';
import { OutcomeSection } from '../outcomes/OutcomeSection.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OpenRequestNotice } from './OpenRequestNotice.tsx';
import { focusMessageBox, MessageForm } from './MessageForm.tsx';
import { ThreadStatus } from './ThreadStatus.tsx';

/** One of the member's own requests: the question, the letters, and the messages between them. */
export function ReadingRequestScreen() {
  const id = usePathNumber('requestId');
  useOwnLiveEvents(useUser().id);
  const request = useRequest(id);
  const arriving = useCachedSealedRequest(id);
  const isNotFound = isUnknownRecord(request.error);
  usePageTitle(isNotFound ? 'Not Found' : request.data?.title);
  if (isNotFound) return <NotFoundPage home="/" />;
  if (request.data !== undefined) return <RequestThread key={id} request={request.data} />;
  if (!request.isError && arriving !== undefined) return <ArrivingLetter request={arriving} />;
  if (!request.isError) return <Loading fills="page" label="Loading your letter" />;
  return (
    <Page heading="Your letter" width="letter" align="center">
      <LoadErrorPaper error={request.error} onRetry={() => void request.refetch()} />
    </Page>
  );
}

function RequestThread({ request }: { request: ReadingRequest }) {
  const thread = useThread(request);
  const { messages, hasOlder } = thread;
  const letterStates = useLetterStates(request, messages);
  const form = useMessageForm(request.id);
  const question = findShortQuestion(messages, hasOlder);
  const parts = splitThread(question === undefined ? messages : messages.slice(1));
  const [first] = parts;
  const lastOpened = messages.findLast(
    (message) => isLetter(message) && letterStates.stateOf(message) !== 'sealed',
  );
  const beginsWithCards = first?.kind === 'letter' && isShownAsFan(getDrawnCards(first.letter).length);
  const quote = (text: string) => {
    // Also closes the menu, which returns the focus to its button, before the box gets it.
    flushSync(() => form.set('message', appendQuote(form.values.message, text)));
    focusMessageBox();
  };
  const menu = useMessageMenu(question?.text ?? '', quote);
  return (
    <Page
      align="center"
      width="letter"
      height={beginsWithCards ? 'tall' : 'low'}
      above={<Link to="/">All readings</Link>}
      heading={<LetterHeading request={request} />}
      text={
        question && (
          <p {...menu.area} dir="auto" className={styles.question}>
            {question.text}
          </p>
        )
      }
      action={
        <div className={styles.actions}>
          <FavouriteButton request={request} isOnNight />
          {question && (
            <IconButton isOnNight {...menu.button}>
              <MoreIcon />
            </IconButton>
          )}
          {menu.element}
        </div>
      }
    >
      <PrintFrame />
      <div className={styles.thread}>
        <OlderMessages thread={thread} />
        <ThreadParts
          request={request}
          parts={parts}
          letterStates={letterStates}
          beginsWithCards={beginsWithCards}
          onQuote={quote}
        />
        <ThreadStatus messages={messages} />
        <HelpLines lines={request.helpLines} />
        <OpenRequestNotice request={request} isFirst={parts.length === 0} />
        <OutcomeSection request={request} />
        {lastOpened !== undefined && (
          <TipSection
            readingRequestId={request.id}
            reader={lastOpened.writerPersonality}
            tips={request.tips}
          />
        )}
        <MessageForm form={form} reader={request.personality} hasLetter={messages.some(isLetter)} />
      </div>
    </Page>
  );
}

interface ThreadPartsProps {
  request: ReadingRequest;
  parts: readonly ThreadPart[];
  letterStates: ReturnType<typeof useLetterStates>;
  /** Whether the first part is a letter whose cards are shown on the sky. */
  beginsWithCards: boolean;
  onQuote: (text: string) => void;
}

/** The letters, and the messages between them. */
function ThreadParts({ request, parts, letterStates, beginsWithCards, onQuote }: ThreadPartsProps) {
  const firstUnread = parts.find(
    (part) => part.kind === 'letter' && letterStates.stateOf(part.letter) === 'unread',
  );
  return parts.map((part, n) =>
    part.kind === 'letter' ? (
      <Letter
        key={part.letter.id}
        letter={part.letter}
        initialState={letterStates.stateOf(part.letter)}
        isOnSky={n === 0 && beginsWithCards}
        isPageStart={n > 0 && part === firstUnread}
        onOpen={() => letterStates.open(part.letter)}
        onQuote={onQuote}
        foot={<LetterFoot letter={part.letter} request={request} />}
      />
    ) : (
      <MessageGroups key={part.groups[0]?.[0]?.id} groups={part.groups} onQuote={onQuote} />
    ),
  );
}

/** Shown below a letter: feedback, and how its cards were drawn. */
function LetterFoot({ letter, request }: { letter: Message; request: ReadingRequest }) {
  const proof = request.letterProofs.find(({ messageId }) => messageId === letter.id);
  return (
    <>
      <LetterFeedback
        responseId={letter.id}
        reader={letter.writerPersonality}
        given={request.feedback.find(({ readingResponseId }) => readingResponseId === letter.id)}
      />
      {proof !== undefined && <DrawProofButton proof={proof} />}
    </>
  );
}
