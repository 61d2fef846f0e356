import { useQuery } from '@tanstack/react-query';
import { memo, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { listPersonalities } from '#contract/readers/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { MemberPane } from '../../members/MemberPane.tsx';
import { queryOptionsFor } from '../../platform/queries.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CardsSide } from '../spread/CardsSide.tsx';
import { type Pane, showsOnePane } from './panes.ts';
import { SavedReplies } from '../saved/SavedReplies.tsx';
import styles from './SideColumn.module.css';
import type { ReplyControl } from '../useReplyEditor.ts';
import { useSideCommands } from './useSideCommands.ts';
import { cannedReplyFor } from '../reply/cannedReplyFor.ts';

// Memoised, because typing in the reply does not change the member.
const Member = memo(MemberPane);

const sides = ['Cards', 'Member', 'Saved'] as const;
type Side = (typeof sides)[number];

interface SideColumnProps {
  request: ReadingRequest;
  reply: ReplyControl;
  /** The pane that a small screen shows. There, the panes have their own tabs instead of these. */
  pane: Pane;
  onPane: (pane: Pane) => void;
}

/** Beside the request: the cards of the reply, the member, or saved replies. */
export function SideColumn({ request, reply, pane, onPane }: SideColumnProps) {
  const { side, show } = useSide(reply);
  const id = useId();
  const readerName = useReaderName(reply);
  useSideCommands(`${id}-panel`, (name) => {
    show(name);
    onPane(showsOnePane() ? name : 'Request');
  });
  // A small screen returns to the request, whose reply contains the inserted text then.
  const showRequest = () => flushSync(() => onPane('Request'));
  const shown = sides.find((name) => name === pane) ?? side;
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label="Beside the letter"
          tabs={sides.map((name) => ({ name, label: name, controls: `${id}-panel` }))}
          selected={shown}
          onSelect={(name) => {
            show(name);
            onPane('Request');
          }}
        />
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-label={shown} tabIndex={-1}>
        {shown === 'Cards' && <CardsSide request={request} reply={reply} />}
        {shown === 'Member' && <Member request={request} onInsert={reply.insert} />}
        {shown === 'Saved' && (
          <SavedReplies
            values={{ firstName: request.user.firstName, reader: readerName, title: request.title }}
            canned={cannedReplyFor(request)}
            text={reply.form.values.message}
            onInsert={(text) => {
              showRequest();
              reply.insert(text);
            }}
            onInsertCanned={(text) => {
              showRequest();
              reply.insertCanned(text);
            }}
          />
        )}
      </div>
    </>
  );
}

/** The first name of the reader who signs; null until it is known. */
function useReaderName({
  personality,
  fallbackReader,
}: Pick<SideColumnProps['reply'], 'personality' | 'fallbackReader'>): string | null {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const signing = personality === null ? fallbackReader : readers.find(({ id }) => id === personality);
  return signing?.firstName ?? null;
}

/** The selected tab: the member at first, and the cards once there are some or a passage is being written. */
function useSide({ form, spread }: ReplyControl) {
  const { spreadCards } = form.values;
  const [side, show] = useState<Side>(spreadCards === null ? 'Member' : 'Cards');
  const [seen, setSeen] = useState({ spread: spreadCards?.spread, activeIndex: spread.activeIndex });
  if (seen.spread !== spreadCards?.spread || seen.activeIndex !== spread.activeIndex) {
    setSeen({ spread: spreadCards?.spread, activeIndex: spread.activeIndex });
    if (spreadCards !== null) show('Cards');
  }
  return { side, show };
}
