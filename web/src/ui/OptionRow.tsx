import { type ReactNode, useEffect, useRef } from 'react';

interface OptionRowProps {
  id: string;
  isActive: boolean;
  className: string;
  onChoose: () => void;
  children: ReactNode;
}

/** An option of a list that a text field controls. It is scrolled into view while it is active. */
export function OptionRow({ id, isActive, className, onChoose, children }: OptionRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={row}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={className}
      // Keeps the focus in the field, which handles the keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
