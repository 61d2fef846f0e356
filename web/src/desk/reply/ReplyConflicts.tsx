import { Button } from '../../ui/Button.tsx';
import type { ReplyControl } from '../useReplyEditor.ts';
import { focusReply } from './replyBox.ts';
import { toPlainText } from './replyForm.ts';
import { TextComparison } from './TextComparison.tsx';

interface ReplyConflictsProps {
  reply: ReplyControl;
  /** Sends the reply although another writer has answered in the meantime. */
  onSendAnyway: () => void;
}

/** Choices between two texts, shown above a reply: with the text of another window, or with another writer's answer. */
export function ReplyConflicts({ reply, onSendAnyway }: ReplyConflictsProps) {
  const { unsentReply, answeredMeanwhile, acceptAnswer } = reply;
  const { message, spreadCards } = reply.form.values;
  const own = toPlainText({ messageText: message, cards: spreadCards?.cards ?? [] });
  const choose = (which: 'own' | 'other') => {
    unsentReply.replySync.choose(which);
    focusReply();
  };
  return (
    <>
      {unsentReply.other !== null && (
        <TextComparison
          heading="Changed in another window"
          details="This reply was changed in another window too. Choose the text to continue with."
          texts={[
            { label: 'In this window', text: own },
            { label: 'The other text', text: toPlainText(unsentReply.other) },
          ]}
        >
          <Button isSmall onClick={() => choose('own')}>
            Keep this text
          </Button>
          <Button variant="quiet" isSmall onClick={() => choose('other')}>
            Use the other text
          </Button>
        </TextComparison>
      )}
      {answeredMeanwhile !== null && (
        <TextComparison
          heading="Answered meanwhile"
          details="Another writer was quicker. What you wrote is kept, and nothing was sent."
          texts={[
            {
              label: 'Their answer',
              text: toPlainText({ ...answeredMeanwhile, messageText: answeredMeanwhile.text }),
            },
            { label: 'Your text', text: own },
          ]}
        >
          <Button variant="seal" isSmall onClick={onSendAnyway}>
            Send anyway
          </Button>
          <Button
            variant="quiet"
            isSmall
            onClick={() => {
              acceptAnswer();
              focusReply();
            }}
          >
            Continue writing
          </Button>
        </TextComparison>
      )}
    </>
  );
}
