import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { getUser, listAuditLog, listUsers, patchUser, user, type User } from '#contract/members/calls.ts';
import { addUserTag, listTags, listUserTags, removeUserTag } from '#contract/tags/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { readNewerRecord } from '../platform/editedMeanwhile.ts';
import { Failure } from '../platform/failure.ts';
import { type MeanwhileChange, mergeEdits } from '../platform/mergeRules.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { useToasts } from '../ui/Toasts.tsx';

const shape = z.strictObject({ personality: z.string(), tags: z.array(z.string()) });
export type Assignments = z.output<typeof shape>;

/** The value of `personality` while no reader is assigned. */
export const NOBODY = 'nobody';

export const toAssignments = ({ assignedPersonalityUser, tags }: User): Assignments => ({
  personality: String(assignedPersonalityUser ?? NOBODY),
  tags: tags.map(({ id }) => String(id)),
});

/** The form of a member's assigned reader and tags. If somebody else has changed the member, it goes on with the newer data. */
export function useAssignments(member: User) {
  const [isEditing, setEditing] = useState(false);
  const [before, setBefore] = useState(member);
  const [changes, setChanges] = useState<MeanwhileChange<keyof Assignments>[]>([]);
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const save = useSaveAssignments(before, {
    onSaved: setBefore,
    onNewer: (newer) => rebase(newer),
    onDeletedTag: (deleted) =>
      form.set(
        'tags',
        form.values.tags.filter((tag) => tag !== deleted),
      ),
  });
  const form = useForm({
    shape,
    initial: toAssignments(member),
    submit: async (chosen) => {
      await save(chosen);
      toasts.success('Saved');
      setEditing(false);
    },
  });
  const rebase = (newer: User) => {
    const merged = mergeEdits(toAssignments(before), form.values, toAssignments(newer));
    form.reset(merged.values);
    setChanges(merged.changes);
    setBefore(newer);
    client.setQueryData(queryKeyFor(getUser, { id: member.id }), newer);
  };
  return {
    form,
    /** What the form shows: the member's current data while it is locked. */
    shown: isEditing ? form.values : toAssignments(member),
    isEditing,
    /** Begins editing, or ends it without saving. */
    toggle: () => {
      setBefore(member);
      setChanges([]);
      form.reset(toAssignments(member));
      setEditing(!isEditing);
    },
    /** The member's data when editing began, or the newer data that somebody else has saved since. */
    before,
    /** What somebody else has changed since editing began. */
    changes,
    confirmAndSave: async (event: FormEvent) => {
      event.preventDefault();
      const removed = before.tags.filter(({ id }) => !form.values.tags.includes(String(id)));
      if (removed.length === 0 || (await confirm({ details: describeRemoval(removed) }))) await form.send();
    },
  };
}

const describeRemoval = (tags: User['tags']) =>
  tags.length === 1
    ? `The tag '${tags[0]!.text}' is taken off this member.`
    : `The tags ${tags.map(({ text }) => `'${text}'`).join(', ')} are taken off this member.`;

interface SaveListeners {
  onSaved: (saved: User) => void;
  onNewer: (newer: User) => void;
  /** A chosen tag cannot be put on, because somebody else has deleted it. */
  onDeletedTag: (tag: string) => void;
}

/** Sends only the changed values. */
function useSaveAssignments(before: User, { onSaved, onNewer, onDeletedTag }: SaveListeners) {
  const { id, etag } = before;
  const client = useQueryClient();
  // A tag's color decides whether a draft is fetched, so the requests are refetched too.
  const changes = { invalidates: [getUser, listUsers, listUserTags, listAuditLog, getRequest] };
  const patchUserMutation = useCallMutation(patchUser, {
    ...changes,
    ifMatch: etag,
    onFailure: (failure) => {
      const newer = readNewerRecord(failure, user);
      if (newer !== undefined) onNewer(newer);
    },
  });
  const addUserTagMutation = useCallMutation(addUserTag, changes);
  const removeUserTagMutation = useCallMutation(removeUserTag, changes);
  /** A tag that somebody else has deleted is off the member already. */
  const refetchIfDeleted = async (error: unknown) => {
    if (!isNotFound(error)) throw error;
    await Promise.all(
      [getUser, listTags].map((call) => client.invalidateQueries({ queryKey: queryKeyFor(call) })),
    );
  };
  const addTag = async (tag: string) => {
    try {
      await addUserTagMutation.mutateAsync({ userId: id, tagId: Number(tag) });
    } catch (error) {
      await refetchIfDeleted(error);
      onDeletedTag(tag);
      const details = 'A chosen tag was deleted in the meantime. Please check the tags and save again.';
      throw new Failure({ code: 'not_found', details, status: 404 });
    }
  };
  return async (chosen: Assignments) => {
    const saved = toAssignments(before);
    if (chosen.personality !== saved.personality) {
      const reader = chosen.personality === NOBODY ? null : Number(chosen.personality);
      const changed = await patchUserMutation.mutateAsync({ id, assignedPersonalityUser: reader });
      onSaved({ ...changed, tags: before.tags });
    }
    // Putting a tag on or taking it off again changes nothing, so tags may be sent twice.
    for (const tag of chosen.tags) if (!saved.tags.includes(tag)) await addTag(tag);
    for (const tag of saved.tags)
      if (!chosen.tags.includes(tag))
        await removeUserTagMutation.mutateAsync({ userId: id, tagId: Number(tag) }).catch(refetchIfDeleted);
  };
}

const isNotFound = (error: unknown) => error instanceof Failure && error.code === 'not_found';
