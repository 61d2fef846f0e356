import { useRef, useState } from 'react';
import { formatFullName } from '#contract/fullName.ts';
import { getReader, listReaders } from '#contract/readers/calls.ts';
import { getMe, uploadPicture } from '#contract/profiles/calls.ts';
import { findPictureError, PICTURE_TYPES } from '#contract/profiles/pictures.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useObjectUrl, usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { ButtonRow } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './ProfilePicture.module.css';
import { useMe } from '../accounts/useMe.ts';

/** The user's own picture. A new one is previewed before it is saved. `note` says who sees it. */
export function ProfilePicture({ note = 'Only our readers see it.' }: { note?: string }) {
  const me = useMe();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [error, setError] = useState<string>();
  const controls = useRestoreFocus<HTMLDivElement>(chosen === undefined);
  const saved = usePrivatePicture(me.picture);
  const preview = useObjectUrl(chosen);
  const uploadPictureMutation = useCallMutation(uploadPicture, {
    // A writer's picture is that of their reader.
    invalidates: [getMe, listReaders, getReader],
    onSuccess: () => {
      setChosen(undefined);
      toasts.success('Your picture is saved');
    },
    onFailure: (failure) => setError(failure.fields['picture'] ?? failure.details),
  });
  const choose = (file: File | undefined) => {
    const wrong = file && findPictureError(file);
    setError(wrong ?? undefined);
    setChosen(wrong ? undefined : file);
  };
  return (
    <Paper heading="Picture">
      <div className={styles.picture}>
        <Avatar name={formatFullName(me)} src={preview ?? saved ?? null} size={120} />
        <div ref={controls} className={styles.text}>
          <p>
            {chosen === undefined ? `JPEG, PNG or WebP, up to 10 MB. ${note}` : 'This is how it will look.'}
          </p>
          <input
            ref={input}
            type="file"
            aria-label="Your picture"
            accept={PICTURE_TYPES.join()}
            hidden
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // So that the same file can be chosen again after it was removed.
              currentTarget.value = '';
            }}
          />
          {chosen === undefined ? (
            <Button variant="quiet" onClick={() => input.current?.click()}>
              {me.picture === null ? 'Choose a picture' : 'Choose another picture'}
            </Button>
          ) : (
            <PreviewButtons
              isSaving={uploadPictureMutation.isPending}
              onSave={() => uploadPictureMutation.mutate({ picture: chosen })}
              onCancel={() => choose(undefined)}
            />
          )}
        </div>
      </div>
      <FormError>{error}</FormError>
    </Paper>
  );
}

interface PreviewButtonsProps {
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

const PreviewButtons = ({ isSaving, onSave, onCancel }: PreviewButtonsProps) => (
  <ButtonRow>
    <Button isBusy={isSaving} onClick={onSave}>
      Save picture
    </Button>
    <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
      Cancel
    </Button>
  </ButtonRow>
);
