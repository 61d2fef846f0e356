import { useEffect, useId, useRef, useState } from 'react';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { useKeyHint } from '../../commands/useKeyHint.ts';
import { useNow } from '../../platform/useNow.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useContextMenu } from '../../ui/ContextMenu.tsx';
import { restoreLostFocus } from '../../ui/lostFocus.ts';
import { EditRequest } from './EditRequest.tsx';
import styles from './RequestToolbar.module.css';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { listSnoozes } from './snoozeRules.ts';
import type { RequestActions } from './useRequestActions.ts';
import { useWriterNames } from './useWriterNames.ts';

interface RequestToolbarProps {
  request: ReadingRequest;
  actions: RequestActions;
}

/** Claim, snooze and edit, in one row. */
export function RequestToolbar({ request, actions }: RequestToolbarProps) {
  const [isEditing, setEditing] = useState(false);
  const hint = useKeyHint();
  const { assignedWriter } = request;
  useCommands({}, [{ label: 'Edit request', run: () => setEditing(true) }]);
  const row = useFocusAfterPress(actions.isBusy, assignedWriter);
  return (
    <div ref={row} className={styles.toolbar}>
      {!actions.isOwn && (
        <Button {...hint('claim')} variant="quiet" isSmall disabled={actions.isBusy} onClick={actions.claim}>
          Claim
        </Button>
      )}
      {assignedWriter !== null && (
        <>
          <Button variant="quiet" isSmall disabled={actions.isBusy} onClick={actions.giveBack}>
            Give back
          </Button>
          <HandOver actions={actions} assignedWriter={assignedWriter} />
        </>
      )}
      <Snooze request={request} actions={actions} />
      <Button variant="quiet" isSmall onClick={() => setEditing(true)}>
        Edit request
      </Button>
      <EditRequest request={request} isOpen={isEditing} onClose={() => setEditing(false)} />
    </div>
  );
}

/**
 * The pressed button is disabled while the change is saved, and may then be gone: the focus returns to it, or else to the
 * first button of the row.
 */
function useFocusAfterPress(isBusy: boolean, assignedWriter: number | null) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (pressed.current = target as HTMLElement);
    const element = row.current!;
    // React's `onFocus` misses the focus that a closing menu returns while React updates the document.
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (isBusy) return;
    return restoreLostFocus((lost) => {
      if (lost !== pressed.current) return;
      const first = row.current?.querySelector<HTMLElement>('button:not(:disabled)');
      (pressed.current.isConnected ? pressed.current : first)?.focus();
    });
    // The buttons follow the writer: of a quick change, `isBusy` may be rendered late or not at all.
  }, [isBusy, assignedWriter]);
  return row;
}

function HandOver({
  actions,
  assignedWriter,
}: Pick<RequestToolbarProps, 'actions'> & { assignedWriter: number }) {
  const ownId = useUser().id;
  const others = [...useWriterNames()].filter(([id]) => id !== assignedWriter && id !== ownId);
  const menu = useContextMenu(
    'Hand over to',
    others.map(([id, name]) => ({ label: name, onSelect: () => actions.handOver(id, name) })),
  );
  if (others.length === 0) return null;
  const { label, ...button } = menu.button;
  return (
    <>
      <Button {...button} variant="quiet" isSmall disabled={actions.isBusy} title={label}>
        Hand over
      </Button>
      {menu.element}
    </>
  );
}

function Snooze({ request: { snoozedUntil }, actions }: RequestToolbarProps) {
  const now = useNow();
  /** While the dialog is open: the action on the version that the writer has seen, which the dialog covers. */
  const [snooze, setSnooze] = useState<RequestActions['snooze'] | null>(null);
  const menu = useContextMenu('Snooze until', [
    ...(snoozedUntil !== null ? [{ label: 'End the snooze', onSelect: actions.endSnooze }] : []),
    ...listSnoozes(now).map(({ label, until }) => ({ label, onSelect: () => actions.snooze(until) })),
    { label: 'Another time', onSelect: () => setSnooze(() => actions.snooze) },
  ]);
  const { label: _, ...button } = menu.button;
  const id = useId();
  const hint = useKeyHint();
  useCommands({ snooze: () => document.getElementById(id)?.click() });
  return (
    <>
      <Button {...button} {...hint('snooze')} id={id} variant="quiet" isSmall disabled={actions.isBusy}>
        Snooze
      </Button>
      {menu.element}
      <SnoozeDialog
        isOpen={snooze !== null}
        onClose={() => setSnooze(null)}
        onChoose={(until) => void snooze?.(until)}
      />
    </>
  );
}
