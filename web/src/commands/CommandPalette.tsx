import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../ui/classNames.ts';
import { OptionRow } from '../ui/OptionRow.tsx';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { isComposing } from '../ui/isComposing.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CommandPalette.module.css';
import { KeyCaps } from './KeyCaps.tsx';
import { toPress } from './keyPress.ts';
import { listInitialItems, type PaletteItem, rankCommands } from './paletteItems.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

interface CommandPaletteProps {
  /** The commands that are available now. */
  commands: readonly PaletteItem[];
  /** The recently chosen items, newest first. */
  recent: readonly PaletteItem[];
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

/**
 * Finds a command, a member or a request by a few typed letters. Follows the combobox pattern of ARIA 1.2: the focus stays
 * in the field, arrow keys move through the list, Enter chooses.
 */
export function CommandPalette({ commands, recent, onChoose, onClose }: CommandPaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const search = usePaletteSearch(typed);
  const items =
    typed.trim() === ''
      ? listInitialItems(commands, recent)
      : [...rankCommands(commands, typed, new Set(recent.map(({ key }) => key))), ...search.items];
  const active = Math.max(
    0,
    items.findIndex(({ key }) => key === activeKey),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = items[active];
    if (step !== undefined) {
      event.preventDefault();
      setActiveKey(items.at((active + step) % items.length)?.key ?? null);
    } else if (event.key === 'Enter' && !event.repeat && chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen);
    } else if (toPress(event) === 'Ctrl+K') {
      event.preventDefault();
      onClose();
    }
  };

  return (
    <DialogFrame isOpen exitMs={0} onDismiss={onClose} labelledBy={`${id}-label`} className={styles.palette}>
      <label id={`${id}-label`} htmlFor={`${id}-field`}>
        <VisuallyHidden>Find a command, member or request</VisuallyHidden>
      </label>
      <input
        id={`${id}-field`}
        className={styles.field}
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Find a command, member or request"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActiveKey(null);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={id} items={items} active={active} onChoose={onChoose} />
      <p role="status" className={styles.status}>
        {describeResults(items.length, search)}
      </p>
    </DialogFrame>
  );
}

interface PaletteListProps {
  /** The list has the id `<id>-list`, and each row `<id>-<position>`. */
  id: string;
  items: readonly PaletteItem[];
  /** The position of the active item. */
  active: number;
  onChoose: (item: PaletteItem) => void;
}

const PaletteList = ({ id, items, active, onChoose }: PaletteListProps) => (
  <div
    id={`${id}-list`}
    role="listbox"
    aria-label="Results"
    className={styles.list}
    hidden={items.length === 0}
  >
    {toSections(items).map(({ section, from, rows }) => (
      <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
        <div id={`${id}-${section}`} role="presentation" className={styles.section}>
          {section}
        </div>
        {rows.map((item, nth) => (
          <PaletteRow
            key={item.key}
            id={`${id}-${from + nth}`}
            item={item}
            isActive={from + nth === active}
            onChoose={() => onChoose(item)}
          />
        ))}
      </div>
    ))}
  </div>
);

/** The items by section, in their order; `from` is the position of the first among all. */
function toSections(items: readonly PaletteItem[]) {
  const sections = [...new Set(items.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    from: items.findIndex((item) => item.section === section),
    rows: items.filter((item) => item.section === section),
  }));
}

function describeResults(
  count: number,
  { isPending, hasFailed }: { isPending: boolean; hasFailed: boolean },
) {
  if (isPending) return 'Searching members and requests…';
  if (hasFailed) return 'Members and requests could not be searched';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onChoose: () => void;
}

function PaletteRow({ id, item, isActive, onChoose }: PaletteRowProps) {
  return (
    <OptionRow
      id={id}
      isActive={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onChoose={onChoose}
    >
      <span dir="auto" className={styles.label}>
        {item.label}
      </span>
      {item.hint !== undefined && (
        <span dir="auto" className={styles.hint}>
          {item.hint}
        </span>
      )}
      {item.keys !== undefined && <KeyCaps keys={item.keys} />}
    </OptionRow>
  );
}
