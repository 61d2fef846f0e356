import { type FormEvent, useId, useState } from 'react';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useIsMounted } from '../ui/useIsMounted.ts';
import { useStableCallback } from '../platform/useStableCallback.ts';
import { CardTray, SingleCardPicker } from './spread/CardTray.tsx';
import { ControlsButton } from './reply/ControlsButton.tsx';
import { ReplyConflicts } from './reply/ReplyConflicts.tsx';
import { ReplyOptions } from './reply/ReplyOptions.tsx';
import { ReplyText } from './reply/ReplyText.tsx';
import { SendRow } from './reply/SendRow.tsx';
import { focusReply, goToPlace } from './reply/replyBox.ts';
import { useFoldedControls } from './reply/useFoldedControls.ts';
import { useCaretInReply } from './reply/useCaretInReply.ts';
import { useReplyKeys } from './reply/useReplyKeys.ts';
import styles from './ReplyEditor.module.css';
import { activeLayout } from './layoutRules.ts';
import { PlacePicker, SpreadBoard } from './spread/SpreadBoard.tsx';
import { SpreadTray } from './spread/SpreadTray.tsx';
import type { ReplyControl } from './useReplyEditor.ts';

interface ReplyEditorProps {
  request: ReadingRequest;
  reply: ReplyControl;
  /** Called at each key press. */
  onTyping: () => void;
  /** Opens the next request of the queue; undefined if there is none. */
  onNext?: (() => void) | undefined;
}

/** The form of a writer's reply. Typed text is kept when sending fails. */
export function ReplyEditor({ request, reply, onTyping, onNext }: ReplyEditorProps) {
  const { form } = reply;
  const { spreadCards } = form.values;
  const layout = activeLayout(form.values);
  const [isPicking, setPicking] = useState(false);
  const [picksFor, setPicksFor] = useState<number | null>(null);
  const isMounted = useIsMounted();
  const folded = useFoldedControls(form.props.ref);
  const id = useId();
  // The next request when the reply has been sent, unless the writer has opened another one meanwhile.
  const goToNext = useStableCallback(() => onNext?.());
  const send = async (isNext: boolean) => {
    if (!(await reply.submit()) || !isMounted()) return;
    folded.unfold();
    if (isNext) goToNext();
  };
  const keys = useReplyKeys(reply, {
    send: (isNext) => void send(isNext),
    goToFirstPlace: () => goToPlace(0),
  });
  useCaretInReply(reply.draft);
  return (
    <>
      <form
        {...form.props}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (isSubmitByButton(event)) void send(false);
          else keys.onSubmitByKey();
        }}
        onKeyDownCapture={(event) => {
          folded.onKeyDown(event);
          keys.onKeyDownCapture(event);
        }}
        className={styles.form}
        aria-label="Response"
        data-folded={folded.isFolded || undefined}
      >
        {folded.isWriting && (
          <ControlsButton
            reply={reply}
            isOpen={!folded.isFolded}
            controls={layout === null ? `${id}-options` : `${id}-options ${id}-cards`}
            onPress={folded.toggle}
          />
        )}
        <div id={`${id}-options`} className={styles.controls}>
          <ReplyOptions reply={reply} />
        </div>
        <ReplyConflicts
          reply={reply}
          onSendAnyway={() => {
            reply.acceptAnswer();
            focusReply();
            void send(false);
          }}
        />
        {layout !== null && (
          <div id={`${id}-cards`} className={styles.controls}>
            {layout === 'card' && <CardTray reply={reply} onPick={() => setPicking(true)} />}
            {layout === 'spread' && <SpreadTray reply={reply} numberOfCards={request.numberOfTarotCards} />}
          </div>
        )}
        <div className={styles.text}>
          <ReplyText reply={reply} memberName={request.user.firstName} onTyping={onTyping} />
          {layout === 'spread' && spreadCards !== null && (
            <SpreadBoard
              request={request}
              reply={reply}
              spreadCards={spreadCards}
              onPick={setPicksFor}
              onTyping={onTyping}
            />
          )}
        </div>
        <SendRow
          request={request}
          reply={reply}
          keysNote={keys.note}
          onSendAndNext={onNext && (() => void send(true))}
        />
      </form>
      {/* Outside of the form, since forms cannot be nested. */}
      <SingleCardPicker
        request={request}
        reply={reply}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
      />
      <PlacePicker request={request} reply={reply} index={picksFor} onClose={() => setPicksFor(null)} />
    </>
  );
}

/** Whether a button submitted the form, and not a key in a text field. */
const isSubmitByButton = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null;
