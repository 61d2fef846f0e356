import { Link, Navigate } from 'react-router';
import { getChart } from '#contract/astrology/calls.ts';
import { me, type Profile, updateMe } from '#contract/profiles/calls.ts';
import { PROFILE_ERROR } from '#contract/profiles/refusals.ts';
import { useUser } from '../platform/session.ts';
import { useAct } from '../platform/useAct.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Columns, Page, Stack } from '../ui/Page.tsx';
import { Pair } from '../ui/Pair.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { profileIsSaved, useKeptProfile, withKeptChanges } from './keptProfile.ts';
import { BirthFields, HopeFields, PersonFields, StoryFields, UtcOffsetField } from './profileFields.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { changeShape, valuesOf } from './profileValues.ts';
import { useMe } from './queries.ts';

export function IntuitiveProfileScreen() {
  const profile = useMe();
  if (!profile.hasProfile) return <Navigate to="/create-profile" replace />;
  return (
    <Page heading="My Intuitive Profile" text="What your reader looks at before the cards are drawn.">
      <ProfileEditor profile={profile} />
    </Page>
  );
}

function ProfileEditor({ profile }: { profile: Profile }) {
  const toasts = useToasts();
  const update = useAct(updateMe, { refetches: [me, getChart] });
  const userId = useUser().id;
  const saved = valuesOf(profile);
  const form = useForm({
    shape: changeShape(profile),
    initial: withKeptChanges(userId, saved),
    submit: async (changes) => {
      const { values } = form;
      await update.mutateAsync(changes);
      profileIsSaved(userId, values);
      toasts.success('Your profile is saved');
    },
  });
  useKeptProfile(form, saved);
  const hasErrors = Object.values(form.errors).some((error) => error !== undefined);
  return (
    <form {...form.props}>
      <Columns
        first={
          <>
            <ProfilePicture />
            <Paper heading="You">
              <Stack>
                <Pair>
                  <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
                  <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
                </Pair>
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
