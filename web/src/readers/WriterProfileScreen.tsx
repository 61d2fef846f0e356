import { ChangePasswordForm } from '../accounts/ChangePasswordForm.tsx';
import { SessionList } from '../accounts/SessionList.tsx';
import { KeySettings } from '../commands/KeySettings.tsx';
import { useUser } from '../platform/session.ts';
import { ProfilePicture } from '../profiles/ProfilePicture.tsx';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { EditReaderForm } from './EditReaderForm.tsx';
import { useReaders } from './manageQueries.ts';
import { OwnReaderForm } from './OwnReaderForm.tsx';
import { readerEdits } from './readerValues.ts';
import { VoiceForm } from './VoiceForm.tsx';

/** A writer's own page: their public reader, keyboard shortcuts, password and sessions. */
export function WriterProfileScreen() {
  const userId = useUser().id;
  const readers = useReaders();
  const own = readers.data?.find((reader) => reader.userId === userId);
  return (
    <Page heading="My Profile" text="How members see you, and how you log in.">
      {readers.data !== undefined ? (
        <Stack>
          <Columns
            first={
              <>
                {own !== undefined && <ProfilePicture note="Members and visitors see it beside your name." />}
                <Paper heading="Keyboard">
                  <KeySettings />
                </Paper>
                <Paper heading="Password">
                  <ChangePasswordForm />
                </Paper>
              </>
            }
            second={
              <Paper heading="My reader">
                {own === undefined ? (
                  <OwnReaderForm />
                ) : (
                  <EditReaderForm key={own.id} reader={own} edits={readerEdits(userId, own.id)} />
                )}
              </Paper>
            }
          />
          <Columns
            first={<SessionList />}
            second={
              own !== undefined && (
                <Paper heading="My voice in drafts">
                  <VoiceForm key={own.id} reader={own} />
                </Paper>
              )
            }
          />
        </Stack>
      ) : readers.isPending ? (
        <Loading label="Loading your profile" />
      ) : (
        <LoadErrorPaper error={readers.error} onRetry={() => void readers.refetch()} />
      )}
    </Page>
  );
}
