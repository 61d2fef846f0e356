import { Link } from '../ui/Link.tsx';
import { formatFullName } from '#contract/fullName.ts';
import type { PublicReader } from '#contract/readers/calls.ts';
import { usePathNumber } from '../platform/pathNumbers.ts';
import { useUser } from '../platform/session.ts';
import { isUnknownRecord } from '../platform/unknownRecord.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useOwnLiveEvents } from '../readings/thread/useOwnLiveEvents.ts';
import { Loading } from '../ui/Loading.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { Columns } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { RequestsWithReader } from './RequestsWithReader.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './ReaderInfoScreen.module.css';
import { useIsActiveReader, useReader } from './queries.ts';
import { ReaderActions } from './ReaderActions.tsx';

/** A reader's page for members: picture, text, way of reading, and the requests of this member. */
export function ReaderInfoScreen() {
  const id = usePathNumber('readerId');
  useOwnLiveEvents(useUser().id);
  const reader = useReader(id);
  // Asked for here, and waited for, since the buttons that depend on it would move what is below them. After a failure they
  // ask again, which makes it pending.
  const { isFetched } = useIsActiveReader(id);
  const isNotFound = isUnknownRecord(reader.error);
  usePageTitle(isNotFound ? 'Not Found' : reader.data && `${formatFullName(reader.data)} · Psychic Info`);
  if (isNotFound) return <NotFoundPage home="/" />;
  if (reader.data !== undefined && isFetched) return <ReaderPage key={id} reader={reader.data} />;
  if (!reader.isError) return <Loading fills="page" label="Loading your reader" />;
  return (
    <Page heading="Your reader" width="letter" align="center">
      <LoadErrorPaper error={reader.error} onRetry={() => void reader.refetch()} />
    </Page>
  );
}

const ReaderPage = ({ reader }: { reader: PublicReader }) => (
  <Page
    above={
      <>
        <Link to="/">All readings</Link> · Psychic Info
      </>
    }
    heading={<span dir="auto">{formatFullName(reader)}</span>}
    text={reader.specialities !== '' && <span dir="auto">{reader.specialities}</span>}
  >
    <Columns
      first={
        <div className={styles.side}>
          <Portrait reader={reader} />
          <ReaderActions reader={reader} />
        </div>
      }
      second={
        <>
          <About reader={reader} />
          <RequestsWithReader reader={reader} />
        </>
      }
    />
  </Page>
);

function About({ reader: { firstName, bio, readsReversals } }: { reader: PublicReader }) {
  return (
    <Paper heading={`In ${firstName}'s words`}>
      <div className={styles.about}>
        <p dir="auto" className={styles.bio}>
          {bio === '' ? `${firstName} has not written anything here yet.` : bio}
        </p>
        <div>
          <h3>How {firstName} reads</h3>
          <p>
            {readsReversals
              ? 'Cards may be drawn reversed, and are then read with a meaning of their own.'
              : 'Every card is read upright: reversed cards are not used.'}
          </p>
        </div>
      </div>
    </Paper>
  );
}
