import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { RESPONSE_MODE_CODES, RESPONSE_MODES } from '#contract/readings/codes.ts';
import { CardPicker } from '../tarot/CardPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { CardTray } from './CardTray.tsx';
import { PersonalityField } from './reply/PersonalityField.tsx';
import { ReplyChoices } from './reply/ReplyChoices.tsx';
import { focusReply, goToPlace } from './reply/replyBox.ts';
import type { PrefilledDraft } from './reply/usePrefilledDraft.ts';
import { useReplyKeys } from './reply/useReplyKeys.ts';
import styles from './ResponseForm.module.css';
import { deckKindOf, PlacePicker, SpreadBoard } from './SpreadBoard.tsx';
import { SpreadTray } from './SpreadTray.tsx';
import type { ResponseControl } from './useResponseForm.ts';

const modeOptions = RESPONSE_MODE_CODES.map((value) => ({ value, label: RESPONSE_MODES[value] }));
const layoutOptions = [
  { value: 'card', label: 'One card' },
  { value: 'spread', label: 'A spread' },
] as const;

interface ResponseFormProps {
  request: ReadingRequest;
  response: ResponseControl;
  /** Called at each key press. */
  onTyping: () => void;
  /** Opens the next request of the queue; undefined if there is none. */
  onNext?: (() => void) | undefined;
}

/** The form of a writer's reply. Typed text is kept when sending fails. */
export function ResponseForm({ request, response, onTyping, onNext }: ResponseFormProps) {
  const { form, personality, allowedCards, draft, unsentReply } = response;
  const { responseMode, layout, spreadCards } = form.values;
  const isReading = responseMode === 'ReadingResponse';
  const showsCardTray = isReading && layout === 'card';
  const showsSpread = isReading && layout === 'spread';
  const message = form.field('message');
  const cannedReply = cannedReplyFor(request);
  const [isPicking, setPicking] = useState(false);
  const [picksFor, setPicksFor] = useState<number | null>(null);
  const send = async (isNext: boolean) => {
    if ((await response.submit()) && isNext) onNext?.();
  };
  const keys = useReplyKeys(response, {
    send: (isNext) => void send(isNext),
    goToFirstPlace: () => goToPlace(0),
  });
  const isBlocked = showsCardTray && allowedCards.isLoading;
  useCaretInLetter(draft.source !== null);
  const choose = (name: string) => {
    flushSync(() => {
      form.set('tarotCard', null);
      form.set('tarotCardName', name);
      setPicking(false);
    });
    focusReply();
  };
  return (
    <>
      <form
        {...form.props}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (isSubmitByButton(event)) void send(false);
          else keys.onSubmitByKey();
        }}
        onKeyDownCapture={keys.onKeyDownCapture}
        className={styles.form}
        aria-label="Response"
      >
        <div className={styles.options}>
          <Choice
            label="Response mode"
            isLabelHidden
            look="segments"
            options={modeOptions}
            value={responseMode}
            onChange={(mode) => form.set('responseMode', mode)}
          />
          {isReading && (
            <Choice
              label="Cards"
              isLabelHidden
              look="segments"
              options={layoutOptions}
              value={layout}
              onChange={(next) => form.set('layout', next)}
            />
          )}
          <div className={styles.as}>
            <PersonalityField
              value={personality}
              fallback={response.fallbackReader}
              onChange={(id) => form.set('personality', id)}
            />
          </div>
        </div>
        <ReplyChoices
          response={response}
          onSendAnyway={() => {
            response.acceptAnswer();
            void send(false);
          }}
        />
        {showsCardTray && <CardTray response={response} onPick={() => setPicking(true)} />}
        {showsSpread && <SpreadTray response={response} numberOfCards={request.numberOfTarotCards} />}
        <div className={styles.words}>
          <div
            className={styles.text}
            data-mode={responseMode}
            data-draft={draft.source !== null || undefined}
          >
            <TextArea
              {...message}
              label="Reply text"
              isLabelHidden
              placeholder={
                isReading ? `Dear ${request.user.firstName},` : `A message to ${request.user.firstName}`
              }
              keys={isReading ? 'long' : 'chat'}
              isLetter={isReading}
              isGrowing
              readOnly={form.isSending}
              onBlur={response.saveNow}
              onChange={(text) => {
                onTyping();
                message.onChange(text);
              }}
            />
          </div>
          {showsSpread && spreadCards !== null && (
            <SpreadBoard
              request={request}
              response={response}
              spreadCards={spreadCards}
              onPick={setPicksFor}
              onTyping={onTyping}
            />
          )}
        </div>
        <div className={styles.send}>
          <FormError>{form.failure ?? (showsSpread ? response.spread.failure : undefined)}</FormError>
          <p role="status">
            {keys.note || draft.note || describeState(draft, isReading)}
            {unsentReply.isUnsaved && <b> Not saved yet</b>}
          </p>
          <div>
            {cannedReply !== null && (
              <Button variant="quiet" isSmall onClick={() => response.insert(cannedReply)}>
                Canned reply
              </Button>
            )}
            {onNext !== undefined && (
              <Button
                variant="quiet"
                isSmall
                title="Ctrl+Enter"
                isBusy={form.isSending}
                disabled={isBlocked}
                onClick={() => void send(true)}
              >
                {isReading ? 'Seal and next' : 'Send and next'}
              </Button>
            )}
            <Button
              type="submit"
              variant={isReading ? 'seal' : 'primary'}
              isSmall
              title="Ctrl+Shift+Enter"
              isBusy={form.isSending}
              disabled={isBlocked}
            >
              {isReading ? 'Seal and send' : 'Send message'}
            </Button>
          </div>
        </div>
      </form>
      {/* Outside of the form, since forms cannot be nested. It closes without an animation, so that the writer can
          go on at once. */}
      <CardPicker
        key={form.values.tarotCardName}
        kind={deckKindOf(request)}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onChoose={choose}
      />
      <PlacePicker request={request} response={response} index={picksFor} onClose={() => setPicksFor(null)} />
    </>
  );
}

/** Puts the caret into the letter when a request is opened: at the start of a draft, or else at the end. */
function useCaretInLetter(isDraft: boolean) {
  const place = useEffectEvent(() => {
    // Not on a touch screen, where the keyboard would cover the text.
    if (!isTouchScreen()) focusReply(isDraft ? { at: 0 } : {});
  });
  // Runs after the page has focused its heading.
  useEffect(() => {
    const soon = requestAnimationFrame(() => place());
    return () => cancelAnimationFrame(soon);
  }, []);
  // A draft that arrives later is read from its start.
  useEffect(() => {
    if (isDraft && document.activeElement?.matches('textarea[name="message"]')) focusReply({ at: 0 });
  }, [isDraft]);
}

const isTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether a button submitted the form, and not a key in a text field. */
const isSubmitByButton = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null;

const describeState = ({ source, gap }: Pick<PrefilledDraft, 'source' | 'gap'>, isReading: boolean) => {
  if (source !== null) return `A draft by the ${source}. Read it, and make it yours before you send it`;
  if (gap !== null)
    return 'There is no draft: the question is not in English, and drafts are written in English only';
  return isReading ? 'Ctrl or ⌘ and Enter sends' : 'Enter sends, Shift and Enter makes a new line';
};

const cannedReplyFor = ({ user }: ReadingRequest) =>
  user.isServiceable === false ? (user.cannedReply ?? null) : null;
