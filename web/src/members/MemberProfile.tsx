import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getChart } from '#contract/astrology/calls.ts';
import {
  getUser,
  listAuditLog,
  listUsers,
  patchStaffUser,
  user,
  type User,
} from '#contract/members/calls.ts';
import { listHopes } from '#contract/profiles/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { readNewerRecord } from '../platform/editedMeanwhile.ts';
import { type PersistedEdits, usePersistedEdits, withEdits } from '../platform/persistedEdits.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { type ProfileValues, toProfileValues } from '../profiles/profileValues.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { Stack } from '../ui/layout.tsx';
import { SaveButtons } from '../ui/SaveButtons.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import { Facts } from './Facts.tsx';
import styles from './MemberFacts.module.css';
import { MemberProfileFields } from './MemberProfileFields.tsx';
import { type MeanwhileChange, mergeEdits } from '../platform/mergeRules.ts';
import {
  describeProfileValue,
  PROFILE_LABELS,
  staffProfileEdits,
  staffProfileShape,
} from './staffProfile.ts';
import { useProfileFacts } from './useProfileFacts.ts';

/** A member's intuitive profile, which a writer can edit for them. */
export function MemberProfile({ member }: { member: User }) {
  const edits = staffProfileEdits(useUser().id, member.id);
  // Changes that were not saved before a reload are shown again.
  const [isEditing, setEditing] = useState(() => Object.keys(edits.read()).length > 0);
  const facts = useProfileFacts(member);
  const profile = useRestoreFocus<HTMLElement>(isEditing);
  return (
    <Paper
      ref={profile}
      heading="Profile"
      aside={
        !isEditing && (
          <Button variant="quiet" isSmall onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )
      }
    >
      {isEditing ? (
        <StaffProfileForm
          member={member}
          edits={edits}
          onClose={() => {
            edits.write({});
            setEditing(false);
          }}
        />
      ) : facts.length === 0 ? (
        <p>The member has not filled it in yet.</p>
      ) : (
        <Facts className={styles.texts} facts={facts} />
      )}
    </Paper>
  );
}

interface StaffProfileFormProps {
  member: User;
  edits: PersistedEdits<ProfileValues>;
  onClose: () => void;
}

function StaffProfileForm({ member, edits, onClose }: StaffProfileFormProps) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { data: hopes = [] } = useQuery(queryOptionsFor(listHopes, {}));
  // The member's data when editing began, or the newer data that somebody else has saved since.
  const [before, setBefore] = useState(member);
  const [changes, setChanges] = useState<MeanwhileChange<keyof ProfileValues>[]>([]);
  const edit = useCallMutation(patchStaffUser, {
    ifMatch: before.etag,
    invalidates: [getUser, listUsers, listAuditLog, getRequest, getChart],
    onFailure: (failure) => {
      const newer = readNewerRecord(failure, user);
      if (newer !== undefined) rebase(newer);
    },
  });
  const saved = toProfileValues(before);
  const form = useForm({
    shape: staffProfileShape(before),
    initial: withEdits(saved, edits),
    submit: async (changed) => {
      if (Object.keys(changed).length > 0) await edit.mutateAsync({ id: member.id, ...changed });
      toasts.success('The profile is saved');
      onClose();
    },
  });
  usePersistedEdits(form, saved, edits);
  const rebase = (newer: User) => {
    const merged = mergeEdits(saved, form.values, toProfileValues(newer));
    form.reset(merged.values);
    setChanges(merged.changes);
    setBefore(newer);
    client.setQueryData(queryKeyFor(getUser, { id: member.id }), newer);
  };
  return (
    <form {...form.props} aria-label="Edit the profile">
      <Stack>
        <MeanwhileNotice
          changes={changes}
          labels={PROFILE_LABELS}
          describe={(name) => describeProfileValue(saved, name, hopes)}
        />
        <MemberProfileFields form={form} hopes={hopes} />
        <FormError>{form.failure}</FormError>
        <SaveButtons label="Save profile" isSending={form.isSending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
