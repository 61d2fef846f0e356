import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { listReaders, personalities } from '#contract/people/calls.ts';
import type { ReadingRequest } from '#contract/readings/calls.ts';
import { RESPONSE_MODE_CODES, RESPONSE_MODES } from '#contract/readings/codes.ts';
import { ask } from '../../platform/queries.ts';
import { CardPicker } from '../../tarot/CardPicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CardTray } from './CardTray.tsx';
import styles from './ResponseForm.module.css';
import type { useResponse } from './useResponse.ts';

const modes = RESPONSE_MODE_CODES.map((value) => ({ value, says: RESPONSE_MODES[value] }));

interface ResponseFormProps {
  request: ReadingRequest;
  response: ReturnType<typeof useResponse>;
  /** To be called at each key. */
  onTyping: () => void;
}

/** Where a writer answers. Nothing typed is lost, whatever becomes of the sending. */
export function ResponseForm({ request, response, onTyping }: ResponseFormProps) {
  const { form, personality, isDraft, allowedCards } = response;
  const { responseMode } = form.values;
  const isReading = responseMode === 'ReadingResponse';
  const message = form.field('message');
  const cannedReply = cannedReplyOf(request);
  const [isPicking, setPicking] = useState(false);
  const choose = (name: string) => {
    flushSync(() => {
      form.set('tarotCard', null);
      form.set('tarotCardName', name);
      setPicking(false);
    });
    form.props.ref.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <form
        {...form.props}
        onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}
        className={styles.form}
        aria-label="Response"
      >
        <div className={styles.options}>
          <Choice
            label="Response mode"
            isLabelHidden
            look="segments"
            options={modes}
            value={responseMode}
            onChange={(mode) => form.set('responseMode', mode)}
          />
          <PersonalityField value={personality} onChange={(id) => form.set('personality', id)} />
        </div>
        {isReading && <CardTray response={response} onPick={() => setPicking(true)} />}
        <div className={styles.text} data-mode={responseMode}>
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
            onChange={(text) => {
              onTyping();
              message.onChange(text);
            }}
          />
        </div>
        <FormError>{form.failure}</FormError>
        <div className={styles.send}>
          <p role="status">
            {isDraft ? 'This is a draft. Read it, and make it yours before you send it' : hintFor(isReading)}
          </p>
          <div>
            {cannedReply !== null && (
              <Button variant="quiet" onClick={() => response.insert(cannedReply)}>
                Canned reply
              </Button>
            )}
            <Button
              type="submit"
              variant={isReading ? 'seal' : 'primary'}
              isBusy={form.isSending}
              disabled={isReading && allowedCards.isLoading}
            >
              {isReading ? 'Seal and send' : 'Send message'}
            </Button>
          </div>
        </div>
      </form>
      {/* It has a form of its own, which cannot stand inside of another. Once a card is chosen it does not stay to be
          seen leaving: the writer writes on at once. */}
      <CardPicker
        key={form.values.tarotCardName}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onChoose={choose}
      />
    </>
  );
}

const hintFor = (isReading: boolean) =>
  isReading ? 'Ctrl or ⌘ and Enter sends' : 'Enter sends, Shift and Enter makes a new line';

const cannedReplyOf = ({ user }: ReadingRequest) =>
  user.isServiceable === false ? (user.cannedReply ?? null) : null;

interface PersonalityFieldProps {
  value: number | null;
  onChange: (id: number) => void;
}

function PersonalityField({ value, onChange }: PersonalityFieldProps) {
  const { data: names = [] } = useQuery(ask(personalities, {}));
  const { data: active } = useQuery(ask(listReaders, { status: 'active' }));
  const isAway = (id: number) => active !== undefined && !active.some((reader) => reader.id === id);
  return (
    <div className={styles.as}>
      <SelectField
        label="As"
        options={names.map(({ id, firstName, lastName }) => ({
          value: String(id),
          says: `${firstName} ${lastName}${isAway(id) ? ' (away)' : ''}`,
        }))}
        value={value === null ? '' : String(value)}
        onChange={(id) => onChange(Number(id))}
        placeholder="Choose a name"
      />
    </div>
  );
}
