import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { listReaders, listPersonalities } from '#contract/people/calls.ts';
import type { ReadingRequest } from '#contract/readings/calls.ts';
import { type DraftSource, RESPONSE_MODE_CODES, RESPONSE_MODES } from '#contract/readings/codes.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { CardPicker } from '../tarot/CardPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { CardTray } from './CardTray.tsx';
import styles from './ResponseForm.module.css';
import { deckKindOf, PlacePicker, SpreadBoard } from './SpreadBoard.tsx';
import { SpreadTray } from './SpreadTray.tsx';
import type { useResponseForm } from './useResponseForm.ts';

const modeOptions = RESPONSE_MODE_CODES.map((value) => ({ value, label: RESPONSE_MODES[value] }));
const layingOptions = [
  { value: 'card', label: 'One card' },
  { value: 'spread', label: 'A spread' },
] as const;

interface ResponseFormProps {
  request: ReadingRequest;
  response: ReturnType<typeof useResponseForm>;
  /** Called at each key press. */
  onTyping: () => void;
}

/** The form of a writer's reply. Typed text is kept when sending fails. */
export function ResponseForm({ request, response, onTyping }: ResponseFormProps) {
  const { form, personality, allowedCards } = response;
  const { responseMode, laying, laid } = form.values;
  const isReading = responseMode === 'ReadingResponse';
  const showsCardTray = isReading && laying === 'card';
  const showsSpread = isReading && laying === 'spread';
  const message = form.field('message');
  const cannedReply = cannedReplyFor(request);
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
            options={modeOptions}
            value={responseMode}
            onChange={(mode) => form.set('responseMode', mode)}
          />
          {isReading && (
            <Choice
              label="Cards"
              isLabelHidden
              look="segments"
              options={layingOptions}
              value={laying}
              onChange={(way) => form.set('laying', way)}
            />
          )}
          <PersonalityField value={personality} onChange={(id) => form.set('personality', id)} />
        </div>
        {showsCardTray && <CardTray response={response} onPick={() => setPicking(true)} />}
        {showsSpread && <SpreadTray response={response} numberOfCards={request.numberOfTarotCards} />}
        <div
          className={styles.text}
          data-mode={responseMode}
          data-laid={(showsSpread && laid !== null) || undefined}
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
        {showsSpread && laid !== null && (
          <SpreadBoard
            request={request}
            response={response}
            laid={laid}
            onPick={setPicksFor}
            onTyping={onTyping}
          />
        )}
        <div className={styles.send}>
          <FormError>{form.failure ?? (showsSpread ? response.spread.failure : undefined)}</FormError>
          <p role="status">
            {response.draft === null ? sendHintFor(isReading) : describeDraft(response.draft)}
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
              disabled={showsCardTray && allowedCards.isLoading}
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

const describeDraft = (source: DraftSource) =>
  `A draft by the ${source}. Read it, and make it yours before you send it`;

const sendHintFor = (isReading: boolean) =>
  isReading ? 'Ctrl or ⌘ and Enter sends' : 'Enter sends, Shift and Enter makes a new line';

const cannedReplyFor = ({ user }: ReadingRequest) =>
  user.isServiceable === false ? (user.cannedReply ?? null) : null;

interface PersonalityFieldProps {
  value: number | null;
  onChange: (id: number) => void;
}

function PersonalityField({ value, onChange }: PersonalityFieldProps) {
  const { data: names = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { data: active } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const isAway = (id: number) => active !== undefined && !active.some((reader) => reader.id === id);
  return (
    <div className={styles.as}>
      <SelectField
        label="As"
        options={names.map(({ id, firstName, lastName }) => ({
          value: String(id),
          label: `${firstName} ${lastName}${isAway(id) ? ' (away)' : ''}`,
        }))}
        value={value === null ? '' : String(value)}
        onChange={(id) => onChange(Number(id))}
        placeholder="Choose a name"
      />
    </div>
  );
}
