import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { listReaders, personalities } from '#contract/people/calls.ts';
import type { ReadingRequest } from '#contract/readings/calls.ts';
import { type DraftSource, RESPONSE_MODE_CODES, RESPONSE_MODES } from '#contract/readings/codes.ts';
import { ask } from '../../platform/queries.ts';
import { CardPicker } from '../../tarot/CardPicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CardTray } from './CardTray.tsx';
import styles from './ResponseForm.module.css';
import { kindOf, PlacePicker, SpreadBoard } from './SpreadBoard.tsx';
import { SpreadTray } from './SpreadTray.tsx';
import type { useResponse } from './useResponse.ts';

const modes = RESPONSE_MODE_CODES.map((value) => ({ value, says: RESPONSE_MODES[value] }));
const layings = [
  { value: 'card', says: 'One card' },
  { value: 'spread', says: 'A spread' },
] as const;

interface ResponseFormProps {
  request: ReadingRequest;
  response: ReturnType<typeof useResponse>;
  /** To be called at each key. */
  onTyping: () => void;
}

/** Where a writer answers. Nothing typed is lost, whatever becomes of the sending. */
export function ResponseForm({ request, response, onTyping }: ResponseFormProps) {
  const { form, personality, allowedCards } = response;
  const { responseMode, laying, laid } = form.values;
  const isReading = responseMode === 'ReadingResponse';
  const laysOne = isReading && laying === 'card';
  const laysSpread = isReading && laying === 'spread';
  const message = form.field('message');
  const cannedReply = cannedReplyOf(request);
  const [isPicking, setPicking] = useState(false);
  const [picksFor, setPicksFor] = useState<number | null>(null);
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
          {isReading && (
            <Choice
              label="Cards"
              isLabelHidden
              look="segments"
              options={layings}
              value={laying}
              onChange={(way) => form.set('laying', way)}
            />
          )}
          <PersonalityField value={personality} onChange={(id) => form.set('personality', id)} />
        </div>
        {laysOne && <CardTray response={response} onPick={() => setPicking(true)} />}
        {laysSpread && <SpreadTray response={response} numberOfCards={request.numberOfTarotCards} />}
        <div
          className={styles.text}
          data-mode={responseMode}
          data-laid={(laysSpread && laid !== null) || undefined}
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
            onChange={(text) => {
              onTyping();
              message.onChange(text);
            }}
          />
        </div>
        {laysSpread && laid !== null && (
          <SpreadBoard
            request={request}
            response={response}
            laid={laid}
            onPick={setPicksFor}
            onTyping={onTyping}
          />
        )}
        <div className={styles.send}>
          <FormError>{form.failure ?? (laysSpread ? response.spread.failure : undefined)}</FormError>
          <p role="status">{response.draft === null ? hintFor(isReading) : draftWords(response.draft)}</p>
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
              disabled={laysOne && allowedCards.isLoading}
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
        kind={kindOf(request)}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onChoose={choose}
      />
      <PlacePicker request={request} response={response} index={picksFor} onClose={() => setPicksFor(null)} />
    </>
  );
}

const draftWords = (source: DraftSource) =>
  `A draft by the ${source}. Read it, and make it yours before you send it`;

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
