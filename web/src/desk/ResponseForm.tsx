import { type FormEvent, useState } from 'react';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useIsMounted } from '../platform/useIsMounted.ts';
import { useStableCallback } from '../platform/useStableCallback.ts';
import { CardTray, SingleCardPicker } from './spread/CardTray.tsx';
import { ReplyConflicts } from './reply/ReplyConflicts.tsx';
import { ReplyOptions } from './reply/ReplyOptions.tsx';
import { ReplyText } from './reply/ReplyText.tsx';
import { SendRow } from './reply/SendRow.tsx';
import { focusReply, goToPlace } from './reply/replyBox.ts';
import { useCaretInLetter } from './reply/useCaretInLetter.ts';
import { useReplyKeys } from './reply/useReplyKeys.ts';
import styles from './ResponseForm.module.css';
import { activeLayout } from './layoutRules.ts';
import { PlacePicker, SpreadBoard } from './spread/SpreadBoard.tsx';
import { SpreadTray } from './spread/SpreadTray.tsx';
import type { ResponseControl } from './useResponseForm.ts';

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
  const { form } = response;
  const { spreadCards } = form.values;
  const layout = activeLayout(form.values);
  const [isPicking, setPicking] = useState(false);
  const [picksFor, setPicksFor] = useState<number | null>(null);
  const isMounted = useIsMounted();
  // The next request when the reply has been sent, unless the writer has opened another one meanwhile.
  const goToNext = useStableCallback(() => onNext?.());
  const send = async (isNext: boolean) => {
    if ((await response.submit()) && isNext && isMounted()) goToNext();
  };
  const keys = useReplyKeys(response, {
    send: (isNext) => void send(isNext),
    goToFirstPlace: () => goToPlace(0),
  });
  useCaretInLetter(response.draft);
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
        <ReplyOptions response={response} />
        <ReplyConflicts
          response={response}
          onSendAnyway={() => {
            response.acceptAnswer();
            focusReply();
            void send(false);
          }}
        />
        {layout === 'card' && <CardTray response={response} onPick={() => setPicking(true)} />}
        {layout === 'spread' && <SpreadTray response={response} numberOfCards={request.numberOfTarotCards} />}
        <div className={styles.text}>
          <ReplyText response={response} memberName={request.user.firstName} onTyping={onTyping} />
          {layout === 'spread' && spreadCards !== null && (
            <SpreadBoard
              request={request}
              response={response}
              spreadCards={spreadCards}
              onPick={setPicksFor}
              onTyping={onTyping}
            />
          )}
        </div>
        <SendRow
          request={request}
          response={response}
          keysNote={keys.note}
          onSendAndNext={onNext && (() => void send(true))}
        />
      </form>
      {/* Outside of the form, since forms cannot be nested. */}
      <SingleCardPicker
        request={request}
        response={response}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
      />
      <PlacePicker request={request} response={response} index={picksFor} onClose={() => setPicksFor(null)} />
    </>
  );
}

/** Whether a button submitted the form, and not a key in a text field. */
const isSubmitByButton = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null;
