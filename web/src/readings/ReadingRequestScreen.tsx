import { Link, useParams } from 'react-router';
import type { ReadingRequest } from '#contract/readings/calls.ts';
import { buildTitleSuffix } from '#contract/readings/rules.ts';
import { TipSection } from '../billing/TipSection.tsx';
import { isUnknownRecord } from '../platform/unknownRecord.ts';
import { useUser } from '../platform/session.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { isHandful } from '../tarot/layouts.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { MoreIcon } from '../ui/moreIcons.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { HelpLines } from './HelpLines.tsx';
import { Letter } from './Letter.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useOwnLiveEvents, useRequest, useThread } from './queries.ts';
import styles from './ReadingRequestScreen.module.css';
import { getDrawnCards, isLetter, findShortQuestion, splitThread, appendQuote } from './rules.ts';
import { MessageGroups } from './MessageGroups.tsx';
import { useMessageMenu } from './useMessageMenu.tsx';
import { useSealedLetters } from './useSealedLetters.ts';
import { useMessageForm } from './useMessageForm.ts';
import { OpenRequestNotice } from './OpenRequestNotice.tsx';
import { MessageForm } from './MessageForm.tsx';

/** One of the member's own requests: the question, the letters, and the messages between them. */
export function ReadingRequestScreen() {
  const id = Number(useParams()['requestId']);
  useOwnLiveEvents(useUser().id);
  const request = useRequest(id);
  const isNotFound = isUnknownRecord(request.error);
  usePageTitle(isNotFound ? 'Not Found' : request.data?.title);
  if (isNotFound) return <NotFoundPage home="/" />;
  if (request.data !== undefined) return <RequestThread key={id} request={request.data} />;
  if (!request.isError) return <Loading fills="page" label="Loading your letter" />;
  return (
    <Page heading="Your letter" width="letter" align="center">
      <LoadFailure error={request.error} onRetry={() => void request.refetch()} />
    </Page>
  );
}

function RequestThread({ request }: { request: ReadingRequest }) {
  const { messages, hasOlder, isLoadingOlder, loadOlder } = useThread(request);
  const seals = useSealedLetters(request, messages);
  const form = useMessageForm(request.id);
  const question = findShortQuestion(messages, hasOlder);
  const parts = splitThread(question === undefined ? messages : messages.slice(1));
  const [first] = parts;
  const lastOpened = messages.findLast(
    (message) => isLetter(message) && seals.arrivalOf(message) !== 'sealed',
  );
  const beginsWithCards = first?.kind === 'letter' && isHandful(getDrawnCards(first.letter).length);
  const quote = (text: string) => form.set('message', appendQuote(form.values.message, text));
  return (
    <Page
      align="center"
      width="letter"
      height={beginsWithCards ? 'tall' : 'low'}
      above={<Link to="/">All readings</Link>}
      heading={
        <>
          <span dir="auto">{request.title}</span>{' '}
          <span className={styles.suffix}>{buildTitleSuffix(request)}</span>
        </>
      }
      text={question && <Question text={question.text} onQuote={quote} />}
    >
      <div className={styles.thread}>
        {hasOlder && (
          <div className={styles.older}>
            <Button variant="quiet" isBusy={isLoadingOlder} onClick={loadOlder}>
              Older messages
            </Button>
          </div>
        )}
        {parts.map((part, n) =>
          part.kind === 'letter' ? (
            <Letter
              key={part.letter.id}
              letter={part.letter}
              initialState={seals.arrivalOf(part.letter)}
              isOnSky={n === 0 && beginsWithCards}
              onOpen={() => seals.open(part.letter)}
              onQuote={quote}
            />
          ) : (
            <MessageGroups key={part.groups[0]?.[0]?.id} groups={part.groups} onQuote={quote} />
          ),
        )}
        <HelpLines lines={request.helpLines} />
        <OpenRequestNotice request={request} isFirst={parts.length === 0} />
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

/** A question that is short enough to be shown under the title. */
function Question({ text, onQuote }: { text: string; onQuote: (text: string) => void }) {
  const menu = useMessageMenu(text, onQuote);
  return (
    <div {...menu.area} className={styles.question}>
      <p dir="auto">{text}</p>
      <IconButton isOnNight {...menu.button}>
        <MoreIcon />
      </IconButton>
      {menu.element}
    </div>
  );
}
