import { getChart } from '#contract/astrology/calls.ts';
import type { Profile } from '#contract/profiles/calls.ts';
import { PROFILE_ERROR } from '#contract/profiles/refusals.ts';
import { useUpdateAccount } from '../accounts/queries.ts';
import { useUser } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { useNewerValues } from '../platform/useNewerValues.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Link } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { clearSavedChanges, usePersistedProfile, withPersistedChanges } from './persistedProfile.ts';
import { BirthFields, HopeFields, PersonFields, StoryFields, UtcOffsetField } from './profileFields.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { updateProfileShape, toProfileValues } from './profileValues.ts';
import { useMe } from '../accounts/useMe.ts';

export function IntuitiveProfileScreen() {
  const profile = useMe();
  return (
    <Page
      heading="My Intuitive Profile"
      text="What your reader looks at before the cards are drawn."
      width={profile.hasProfile ? 'wide' : 'letter'}
    >
      {profile.hasProfile ? <ProfileEditor profile={profile} /> : <NoProfile />}
    </Page>
  );
}

const NoProfile = () => (
  <Paper isRaised>
    <EmptyState
      message="Your profile is not finished"
      action={<LinkButton to="/create-profile">Finish your profile</LinkButton>}
    >
      Four short steps: who you are, where you come from, your story, and what you hope for. What you have
      filled in is kept.
    </EmptyState>
  </Paper>
);

function ProfileEditor({ profile }: { profile: Profile }) {
  const toasts = useToasts();
  const update = useUpdateAccount({ invalidates: [getChart] });
  const userId = useUser().id;
  const saved = toProfileValues(profile);
  const form = useForm({
    shape: updateProfileShape(profile),
    initial: withPersistedChanges(userId, saved),
    submit: async (changes) => {
      const { values } = form;
      await update.mutateAsync(changes);
      clearSavedChanges(userId, values);
      toasts.success('Your profile is saved');
    },
  });
  useNewerValues(form, saved);
  usePersistedProfile(form, saved);
  const hasErrors = Object.values(form.errors).some((error) => error !== undefined);
  return (
    <form {...form.props}>
      <Columns
        first={
          <>
            <ProfilePicture />
            <Paper heading="You">
              <Stack>
                <FieldPair>
                  <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
                  <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
                </FieldPair>
                <PersonFields form={form} />
              </Stack>
            </Paper>
            <Paper heading="Your birth" aside={<Link to="/chart">See your chart</Link>}>
              <Stack>
                <TextField label="Birth date" type="date" autoComplete="bday" {...form.field('birthDate')} />
                <BirthFields form={form} />
                <UtcOffsetField form={form} />
              </Stack>
            </Paper>
          </>
        }
        second={
          <>
            <Paper heading="Your story">
              <Stack>
                <StoryFields form={form} />
              </Stack>
            </Paper>
            <Paper heading="Your hopes">
              <Stack>
                <HopeFields form={form} />
              </Stack>
            </Paper>
            <FormError>{form.failure ?? (hasErrors ? PROFILE_ERROR : undefined)}</FormError>
            <Button type="submit" isBusy={form.isSending}>
              Save profile
            </Button>
          </>
        }
      />
    </form>
  );
}
