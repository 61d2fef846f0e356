import { RESPONSE_MODE_CODES, RESPONSE_MODES } from '#contract/readings/codes.ts';
import { Choice } from '../../ui/Choice.tsx';
import type { ReplyControl } from '../useReplyEditor.ts';
import { PersonalityField } from './PersonalityField.tsx';
import styles from './ReplyOptions.module.css';

const modeOptions = RESPONSE_MODE_CODES.map((value) => ({ value, label: RESPONSE_MODES[value] }));
const layoutOptions = [
  { value: 'card', label: 'One card' },
  { value: 'spread', label: 'A spread' },
] as const;

/** The choices of a reply in one row: message or reading, one card or a spread, and the reader who signs it. */
export function ReplyOptions({ reply }: { reply: ReplyControl }) {
  const { form, personality, fallbackReader } = reply;
  const { responseMode, layout } = form.values;
  return (
    <div className={styles.options}>
      <Choice
        label="Response mode"
        isLabelHidden
        look="segments"
        options={modeOptions}
        value={responseMode}
        onChange={(mode) => form.set('responseMode', mode)}
      />
      {responseMode === 'ReadingResponse' && (
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
          fallback={fallbackReader}
          onChange={(id) => form.set('personality', id)}
        />
      </div>
    </div>
  );
}
