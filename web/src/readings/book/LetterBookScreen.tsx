import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listLetters } from '#contract/readings/calls.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { PrintFrame } from '../letters/PrintFrame.tsx';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import { BookChapter } from './BookChapter.tsx';
import styles from './LetterBook.module.css';
import { type BookProgress, loadBook } from './loadBook.ts';
import { TitlePage } from './TitlePage.tsx';

/** All letters of a member as one book, to be printed or kept as PDF. */
export function LetterBookScreen() {
  const user = useUser();
  const [progress, setProgress] = useState<BookProgress>({ loaded: 0, total: 0 });
  const book = useQuery({
    queryKey: [...queryKeyFor(listLetters), user.id],
    queryFn: ({ signal }) => loadBook({ signal, onProgress: setProgress }),
    staleTime: Infinity,
  });
  const { chapters = [], sealed = 0 } = book.data ?? {};
  const isReady = chapters.length > 0;
  return (
    <>
      <div className={styles.cover}>
        <Page
          heading="Save all my letters"
          above={<Link to="/account/data">Your data</Link>}
          text="One book of all your letters, oldest first. Print it, or choose 'Save as PDF' in the print dialog."
          width="letter"
          action={
            isReady && (
              <Button variant="straw" onClick={() => void printWhenDrawn()}>
                Print the book
              </Button>
            )
          }
        >
          <Stack>
            {book.isPending && <Progress progress={progress} />}
            {book.isError && <LoadErrorPaper error={book.error} onRetry={() => void book.refetch()} />}
            {book.isSuccess && !isReady && <NoLetters />}
            {sealed > 0 && (
              <Paper>
                <p>
                  {sealed === 1
                    ? 'One letter is still sealed. It joins the book when you have opened it.'
                    : `${sealed} letters are still sealed. They join the book when you have opened them.`}
                </p>
              </Paper>
            )}
          </Stack>
        </Page>
      </div>
      {isReady && (
        <div className={styles.book}>
          <PrintFrame />
          <TitlePage chapters={chapters} />
          {chapters.map((chapter) => (
            <BookChapter key={chapter.id} chapter={chapter} />
          ))}
        </div>
      )}
    </>
  );
}

const Progress = ({ progress: { loaded, total } }: { progress: BookProgress }) => (
  <Paper isRaised>
    <div className={styles.progress}>
      <label htmlFor="bound">
        {total === 0 ? 'Your letters are being collected' : `${loaded} of ${total} readings collected`}
      </label>
      <progress id="bound" max={Math.max(1, total)} value={loaded} />
    </div>
  </Paper>
);

const NoLetters = () => (
  <Paper isRaised>
    <EmptyState message="There is no opened letter yet" action={<LinkButton to="/">My readings</LinkButton>}>
      Every letter that you have opened is in this book.
    </EmptyState>
  </Paper>
);

/** Prints when all pictures are decoded; others would be missing on paper. */
async function printWhenDrawn() {
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  window.print();
}
