import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './classNames.ts';
import { isComposing } from './isComposing.ts';
import { OptionRow } from './OptionRow.tsx';
import styles from './Combobox.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import field from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { whenLeft } from './whenLeft.ts';

interface Suggestion {
  key: string | number;
  label: string;
  /** A less prominent line below it. */
  hint?: string;
}

interface ComboboxProps<Option extends Suggestion> extends FieldTexts {
  name?: string;
  value: string;
  /** Called with typed text; any text is allowed. */
  onChange: (typed: string) => void;
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Called when the list is to open for the text that is already there. */
  onOpen?: (() => void) | undefined;
}

/**
 * A text field with suggestions, after the combobox pattern of ARIA 1.2: the focus stays in the field, arrow keys move
 * through the list, Enter picks without submitting the form, Esc closes the list and keeps the text.
 */
export function Combobox<Option extends Suggestion>(props: ComboboxProps<Option>) {
  const { name, value, onChange, options, onPick, onOpen, ...texts } = props;
  const id = useId();
  const { isOpen, isShown, active, open, close, pick, clearActive, onKeyDown } = useSuggestions({
    options,
    onPick,
    onOpen,
  });
  const combobox = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useCloseOutside(combobox, { isOpen, isShown, close });
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  return (
    <Field {...texts}>
      {(ariaProps) => (
        <div ref={combobox}>
          <input
            {...ariaProps}
            className={field.control}
            name={name}
            type="text"
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
            value={value}
            onChange={(event) => {
              open();
              clearActive();
              onChange(event.currentTarget.value);
            }}
            onClick={open}
            onKeyDown={onKeyDown}
          />
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label="Suggestions"
            className={styles.list}
            hidden={!isShown}
          >
            {isShown &&
              options.map((option, nth) => (
                <SuggestionRow
                  key={option.key}
                  id={`${id}-${nth}`}
                  option={option}
                  isActive={nth === active}
                  onPick={() => pick(option)}
                />
              ))}
          </div>
          <span role="status">{isShown && <SuggestionCount count={options.length} />}</span>
        </div>
      )}
    </Field>
  );
}

interface CloseOutsideOptions {
  /** Whether suggestions are shown as soon as there are any. */
  isOpen: boolean;
  isShown: boolean;
  close: () => void;
}

/**
 * Closes the list when the field is left. If something else is pressed while it is not shown yet, at once, so that it
 * does not appear during the press.
 */
function useCloseOutside(
  combobox: RefObject<HTMLElement | null>,
  { isOpen, isShown, close }: CloseOutsideOptions,
) {
  const leave = useEffectEvent(close);
  const leaveUnlessShown = useEffectEvent(() => {
    if (!isShown) close();
  });
  useEffect(
    () =>
      isOpen
        ? whenLeft(combobox.current, { onLeft: () => leave(), onPressOutside: () => leaveUnlessShown() })
        : undefined,
    [combobox, isOpen],
  );
}

/** Whether the suggestions are shown, and which of them is active; keys change both. */
function useSuggestions<Option extends Suggestion>({
  options,
  onPick,
  onOpen,
}: Pick<ComboboxProps<Option>, 'options' | 'onPick' | 'onOpen'>) {
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<Option['key'] | null>(null);
  const isShown = isOpen && options.length > 0;
  const active = isShown ? options.findIndex(({ key }) => key === activeKey) : -1;
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const pick = (option: Option) => {
    onPick(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
      if (isShown) setActiveKey(options[nextIndex(active, event.key, options.length)]?.key ?? null);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isShown) {
      // A dialog around it would close on the same Esc.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return {
    isOpen,
    isShown,
    /** The index of the active suggestion; -1 if there is none. */
    active,
    open,
    close,
    pick,
    clearActive: () => setActiveKey(null),
    onKeyDown,
  };
}

/** The next index in a direction; wraps at both ends. */
function nextIndex(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}

const SuggestionCount = ({ count }: { count: number }) => (
  <VisuallyHidden>
    {count === 1 ? '1 suggestion' : `${count} suggestions`}. Choose with the arrow keys.
  </VisuallyHidden>
);

interface SuggestionRowProps {
  id: string;
  option: Suggestion;
  isActive: boolean;
  onPick: () => void;
}

function SuggestionRow({ id, option, isActive, onPick }: SuggestionRowProps) {
  return (
    <OptionRow
      id={id}
      isActive={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onChoose={onPick}
    >
      {option.label}
      {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
    </OptionRow>
  );
}
