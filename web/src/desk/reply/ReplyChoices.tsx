import { Button } from '../../ui/Button.tsx';
import type { ResponseControl } from '../useResponseForm.ts';
import { focusReply } from './replyBox.ts';
import { toWords } from './replyForm.ts';
import { TwoTexts } from './TwoTexts.tsx';

interface ReplyChoicesProps {
  response: ResponseControl;
  /** Sends the reply although another writer was quicker. */
  onSendAnyway: () => void;
}

/** The choices between two texts above a reply: one of another window, and one of another writer. */
export function ReplyChoices({ response, onSendAnyway }: ReplyChoicesProps) {
  const { unsent, answeredMeanwhile, acceptAnswer } = response;
  const { message, laid } = response.form.values;
  const own = toWords({ messageText: message, cards: laid?.places ?? [] });
  const choose = (which: 'own' | 'other') => {
    unsent.keeper.choose(which);
    focusReply();
  };
  return (
    <>
      {unsent.other !== null && (
        <TwoTexts
          heading="Changed in another window"
          details="This reply was changed in another window too. Choose the text to go on with."
          texts={[
            { label: 'In this window', text: own },
            { label: 'The other text', text: toWords(unsent.other) },
          ]}
        >
          <Button isSmall onClick={() => choose('own')}>
            Keep this text
          </Button>
          <Button variant="quiet" isSmall onClick={() => choose('other')}>
            Use the other text
          </Button>
        </TwoTexts>
      )}
      {answeredMeanwhile !== null && (
        <TwoTexts
          heading="Answered meanwhile"
          details="Another writer was quicker. What you wrote is kept, and nothing was sent."
          texts={[
            {
              label: 'Their answer',
              text: toWords({ ...answeredMeanwhile, messageText: answeredMeanwhile.text }),
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
            Go on writing
          </Button>
        </TwoTexts>
      )}
    </>
  );
}
