import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateAndTime } from '#contract/dates.ts';
import {
  dropUndelivered,
  listUndelivered,
  retryUndelivered,
  type Undelivered,
} from '#contract/undelivered/calls.ts';
import { UNDELIVERED_KINDS, type UndeliveredKind } from '#contract/undelivered/codes.ts';
import { describeActionFailure, type Failure } from '../platform/failure.ts';
import { infiniteQueryOptionsFor, queryKeyFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useNow } from '../platform/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore, toLoadMoreProps } from '../ui/LoadMore.tsx';
import { useRowFocus } from '../ui/lostFocus.ts';
import { Page } from '../ui/Page.tsx';
import { Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './UndeliveredScreen.module.css';

type KindFilter = UndeliveredKind | 'all';
const KINDS: Record<KindFilter, string> = { all: 'All', mail: 'Mails', job: 'Jobs' };

/** Mails and jobs that have failed for good, with buttons to retry or drop them. */
export function UndeliveredScreen() {
  const [shown, setShown] = useState<KindFilter>('all');
  return (
    <Page heading="Mail and jobs" text="Mails and jobs that failed several times.">
      <Stack>
        <Paper>
          <Choice
            label="Show"
            look="segments"
            options={(['all', ...UNDELIVERED_KINDS] as const).map((value) => ({
              value,
              label: KINDS[value],
            }))}
            value={shown}
            onChange={setShown}
          />
        </Paper>
        <UndeliveredList kind={shown === 'all' ? undefined : shown} />
      </Stack>
    </Page>
  );
}

function UndeliveredList({ kind }: { kind: UndeliveredKind | undefined }) {
  const list = useInfiniteQuery({
    ...infiniteQueryOptionsFor(listUndelivered, { kind }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
  if (list.isPending) return <Loading label="Loading what has failed" />;
  if (list.data === undefined)
    return <LoadErrorPaper error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0)
    return (
      <Paper>
        <EmptyState message="Nothing has failed">
          Mails that no server accepts and jobs that keep failing are listed here.
        </EmptyState>
      </Paper>
    );
  return (
    <Paper heading="Failed" fill="list" aside="Newest first">
      <ol aria-label="Failed">
        {list.data.map((failed) => (
          <FailedEntry key={failed.id} failed={failed} />
        ))}
      </ol>
      <LoadMore {...toLoadMoreProps(list)} />
    </Paper>
  );
}

function FailedEntry({ failed }: { failed: Undelivered }) {
  const { kind, recipient, subject, error, tries, failedAt } = failed;
  const now = useNow();
  const { retry, drop, isRetrying, isDropping } = useFailedEntryActions(failed);
  return (
    <li ref={useRowFocus<HTMLLIElement>()} className={styles.entry}>
      <h3 dir="auto" className={styles.subject}>
        {kind === 'job' ? `Job: ${subject}` : subject}
      </h3>
      {recipient !== null && <p className={styles.recipient}>To {recipient}</p>}
      <p className={styles.error}>{error}</p>
      <p className={styles.meta}>
        {tries === 1 ? 'Tried once' : `Tried ${tries} times`}, last {formatDateAndTime(failedAt, now)}
      </p>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          isSmall
          isBusy={isRetrying}
          aria-label={`Try again: ${subject}`}
          onClick={retry}
        >
          Try again
        </Button>
        <Button
          variant="quiet"
          isSmall
          isBusy={isDropping}
          aria-label={`Drop: ${subject}`}
          onClick={() => void drop()}
        >
          Drop
        </Button>
      </div>
    </li>
  );
}

/** Retries a mail or job, or drops it after a confirmation. */
function useFailedEntryActions({ id, kind, subject, recipient }: Undelivered) {
  const confirm = useConfirm();
  const toasts = useToasts();
  const client = useQueryClient();
  const changes = {
    invalidates: [listUndelivered],
    onFailure: (failure: Failure) => {
      if (failure.code !== 'not_found') return toasts.error(describeActionFailure(failure));
      toasts.error('This has changed in the meantime');
      void client.invalidateQueries({ queryKey: queryKeyFor(listUndelivered) });
    },
  };
  const retryMutation = useCallMutation(retryUndelivered, {
    ...changes,
    onSuccess: () => toasts.success(`The ${kind} is tried again`),
  });
  const dropMutation = useCallMutation(dropUndelivered, {
    ...changes,
    onSuccess: () => toasts.success(`The ${kind} is dropped`),
  });
  return {
    retry: () => retryMutation.mutate({ id }),
    isRetrying: retryMutation.isPending,
    drop: async () => {
      const details =
        kind === 'mail'
          ? `The mail ‘${subject}’ to ${recipient} will never be sent.`
          : `The job ‘${subject}’ is still tried, and is listed here again if it keeps failing.`;
      if (await confirm({ heading: `Are you sure you want to drop this ${kind}?`, details }))
        dropMutation.mutate({ id });
    },
    isDropping: dropMutation.isPending,
  };
}
