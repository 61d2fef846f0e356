import { Suspense, useEffect } from 'react';
import { lazyScreen, preloadScreen } from '../platform/lazyScreen.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useDailyQuote } from '../readings/queries.ts';
import { useRequest } from '../readings/thread/threadQueries.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { DeskColumns } from './DeskColumns.tsx';
import styles from './RequestPane.module.css';
import type { OpenRequestProps } from './OpenRequest.tsx';

// A chunk of its own, so that the queue is shown first. It is preloaded before a request is opened.
const OpenRequest = lazyScreen(async () => (await import('./OpenRequest.tsx')).OpenRequest, 'openRequest');

interface RequestPaneProps
  extends Pick<OpenRequestProps, 'present' | 'onNext'>, Partial<Pick<OpenRequestProps, 'pane' | 'onPane'>> {
  requestId: number | null;
}

/** The middle and the side of the desk: one request's thread with the reply, and the data about it. */
export function RequestPane(props: RequestPaneProps) {
  const { requestId, present, pane = 'Request', onPane = () => {}, onNext } = props;
  // A failure to preload is ignored: the chunk is loaded when a request is opened.
  useEffect(() => whenIdle(() => void Promise.allSettled([preloadScreen('openRequest')])), []);
  if (requestId === null) return <DeskColumns request={<NoRequestOpen />} side={<NobodyYet />} />;
  // The key resets the pane for another request.
  return (
    <RequestLoader
      key={requestId}
      id={requestId}
      present={present.filter((other) => other.requestId === requestId)}
      pane={pane}
      onPane={onPane}
      onNext={onNext}
    />
  );
}

function RequestLoader({ id, ...desk }: Omit<OpenRequestProps, 'request'> & { id: number }) {
  const request = useRequest(id);
  usePageTitle(request.data?.title);
  if (request.data !== undefined)
    return (
      <Suspense fallback={<LoadingColumns />}>
        <OpenRequest request={request.data} {...desk} />
      </Suspense>
    );
  if (request.isPending) return <LoadingColumns />;
  return (
    <DeskColumns
      request={<LoadErrorPaper error={request.error} onRetry={() => void request.refetch()} />}
      side={null}
    />
  );
}

const LoadingColumns = () => <DeskColumns request={<Loading label="Loading the request" />} side={null} />;

function NoRequestOpen() {
  const quote = useDailyQuote();
  return (
    <div className={styles.nothing}>
      <EmptyState message="Choose a request from the queue" quote={quote} />
    </div>
  );
}

const NobodyYet = () => <p className={styles.nobody}>The member who asked is shown here.</p>;
