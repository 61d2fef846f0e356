import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  /** The id of its panel. */
  controls: string;
}

interface TabsProps<Name extends string> {
  /** The accessible name of the whole bar. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** A bar of tabs, in several rows where it is narrow. It is one tab stop, in which arrow keys, Home and End select a tab. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      tabs[
        findNextIndex(
          event.key,
          tabs.findIndex(({ name }) => name === selected),
          tabs.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          id={`${id}-${tab.name}`}
          type="button"
          role="tab"
          aria-selected={tab.name === selected}
          aria-controls={tab.controls}
          tabIndex={tab.name === selected ? 0 : -1}
          onClick={() => onSelect(tab.name)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from one tab of `count`; -1 for other keys. */
function findNextIndex(key: string, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return step === undefined ? -1 : (at + step + count) % count;
}
