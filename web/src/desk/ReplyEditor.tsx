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
import { focusReply, goToPosition } from './reply/replyBox.ts';
import { useFoldedControls } from './reply/useFoldedControls.ts';
import { useCaretInReply } from './reply/useCaretInReply.ts';
import { useReplyKeys } from './reply/useReplyKeys.ts';
import styles from './ReplyEditor.module.css';
import { activeLayout, activeSpread } from './layoutRules.ts';
import { PositionPicker, SpreadBoard } from './spread/SpreadBoard.tsx';
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

/** The form of a writer's reply, with the pickers for its cards. */
export function ReplyEditor(props: ReplyEditorProps) {
  const { request, reply } = props;
  const [isPicking, setPicking] = useState(false);
  const [picksFor, setPicksFor] = useState<number | null>(null);
  return (
    <>
      <ReplyEditorForm {...props} onPick={() => setPicking(true)} onPickFor={setPicksFor} />
      {/* Outside of the form, since forms cannot be nested. */}
      <SingleCardPicker
        request={request}
        reply={reply}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
      />
      <PositionPicker request={request} reply={reply} index={picksFor} onClose={() => setPicksFor(null)} />
    </>
  );
}

interface ReplyEditorFormProps extends ReplyEditorProps {
  /** Opens the picker for the one card of a reading. */
  onPick: () => void;
  /** Opens the picker for a position of a spread. */
  onPickFor: (index: number) => void;
}

/** The form. Typed text is kept when sending fails. */
function ReplyEditorForm({ request, reply, onTyping, onNext, onPick, onPickFor }: ReplyEditorFormProps) {
  const { form } = reply;
  const layout = activeLayout(form.values);
  const folded = useFoldedControls(form.props.ref);
  const { send, sendAndOpenNext } = useSendAndGoOn(reply, { onSent: folded.endWriting, onNext });
  const keys = useReplyKeys(reply, { send, sendAndOpenNext, goToFirstPosition: () => goToPosition(0) });
  const id = useId();
  useCaretInReply(reply.draft);
  return (
    <form
      {...form.props}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSubmitByButton(event)) send();
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
          send();
        }}
      />
      {layout !== null && (
        <div id={`${id}-cards`} className={styles.controls}>
          {layout === 'card' && <CardTray reply={reply} onPick={onPick} />}
          {layout === 'spread' && <SpreadTray reply={reply} numberOfCards={request.numberOfTarotCards} />}
        </div>
      )}
      <WrittenReply request={request} reply={reply} onPickFor={onPickFor} onTyping={onTyping} />
      <SendRow
        request={request}
        reply={reply}
        keysNote={keys.note}
        onSendAndNext={onNext && sendAndOpenNext}
      />
    </form>
  );
}

type WrittenReplyProps = Pick<ReplyEditorFormProps, 'request' | 'reply' | 'onPickFor' | 'onTyping'>;

/** What is written: the text, and below it the passages of the spread's cards. */
function WrittenReply({ request, reply, onPickFor, onTyping }: WrittenReplyProps) {
  const spreadCards = activeSpread(reply.form.values);
  return (
    <div className={styles.text}>
      <ReplyText reply={reply} memberName={request.user.firstName} onTyping={onTyping} />
      {spreadCards !== null && (
        <SpreadBoard
          request={request}
          reply={reply}
          spreadCards={spreadCards}
          onPick={onPickFor}
          onTyping={onTyping}
        />
      )}
    </div>
  );
}

/** Sends the reply and stays, or opens the next request, unless the writer has opened another one meanwhile. */
function useSendAndGoOn(
  { submit }: ReplyControl,
  { onSent, onNext }: { onSent: () => void; onNext: (() => void) | undefined },
) {
  const isMounted = useIsMounted();
  // The next request when the reply has been sent, not when sending began.
  const goToNext = useStableCallback(() => onNext?.());
  const sendAndThen = async (goOn: () => void) => {
    if (!(await submit()) || !isMounted()) return;
    onSent();
    goOn();
  };
  return {
    send: () => void sendAndThen(() => {}),
    sendAndOpenNext: () => void sendAndThen(goToNext),
  };
}

/** Whether a button submitted the form, and not a key in a text field. */
const isSubmitByButton = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null;
