import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { isServiceable } from '#contract/billing/rules.ts';
import type { InputOf } from '#contract/call.ts';
import { createProfile, getMe, type Profile } from '#contract/profiles/calls.ts';
import { PROFILE_ERROR } from '#contract/profiles/refusals.ts';
import { Failure } from '../platform/failure.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import { Page, ButtonRow, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './CreateProfileScreen.module.css';
import {
  persistProfileStep,
  clearSavedChanges,
  readPersistedProfileStep,
  usePersistedProfile,
  withPersistedChanges,
} from './persistedProfile.ts';
import { BirthFields, HopeFields, PersonFields, StoryFields } from './profileFields.tsx';
import { createProfileShape, type ProfileForm, profileStepShape, toProfileValues } from './profileValues.ts';
import { useMe } from './queries.ts';

interface Step {
  heading: string;
  /** The fields of this step; an invalid one blocks the next step. */
  fields: readonly string[];
  part: ComponentType<{ form: ProfileForm }>;
}

const steps: readonly [Step, ...Step[]] = [
  { heading: 'Who you are', fields: ['gender', 'zodiac', 'currentLocation'], part: PersonFields },
  { heading: 'Where you come from', fields: ['birthTime', 'birthLocation', 'birthPlace'], part: BirthFields },
  {
    heading: 'Your story',
    fields: ['bio', 'experienceLevel', 'seenWriter', 'previousExperience'],
    part: StoryFields,
  },
  {
    heading: 'What you hope for',
    fields: ['moonletterHopes', 'moonletterHopeOther', 'extraInfo'],
    part: HopeFields,
  },
];

export function CreateProfileScreen() {
  const profile = useMe();
  // Read once on arrival: after creating the profile the member goes on to the membership.
  const [isNew] = useState(!profile.hasProfile);
  if (!isNew) return <Navigate to="/profile" replace />;
  return (
    <Page
      align="center"
      width="letter"
      heading={
        <>
          Welcome, <span dir="auto">{profile.firstName}</span>
        </>
      }
      text="Before the first card is drawn, your reader would like to know you a little."
    >
      <ProfileSteps profile={profile} />
    </Page>
  );
}

function ProfileSteps({ profile }: { profile: Profile }) {
  const userId = useUser().id;
  const [at, setStep] = useState(() => readPersistedProfileStep(userId));
  const setAt = (next: number) => {
    setStep(next);
    persistProfileStep(userId, next);
  };
  const saved = { ...toProfileValues(profile), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const create = useCreateProfile();
  const shape: z.ZodMiniType<InputOf<typeof createProfile> | null> = isLast
    ? createProfileShape
    : profileStepShape(step.fields);
  const form = useForm({
    shape,
    initial: withPersistedChanges(userId, saved),
    submit: async (whole) => {
      if (whole === null) return setAt(at + 1);
      await create.mutateAsync(whole).catch((thrown: unknown) => {
        // The refused field may be in an earlier step: the form goes back to it.
        const wrong = thrown instanceof Failure ? findStepWith(Object.keys(thrown.fields)) : -1;
        if (wrong >= 0) setAt(wrong);
        throw thrown;
      });
      clearSavedChanges(userId, form.values);
      persistProfileStep(userId, 0);
    },
  });
  usePersistedProfile(form, saved);
  const hasErrors = Object.values(form.errors).some((error) => error !== undefined);
  return (
    <Paper isRaised>
      <form {...form.props}>
        <Stack>
          <StepProgress at={at} />
          <StepHeading key={at} heading={step.heading} isFirst={at === 0} />
          <step.part form={form} />
          <FormError>{form.failure ?? (hasErrors ? PROFILE_ERROR : undefined)}</FormError>
          <ButtonRow>
            <Button type="submit" isBusy={form.isSending}>
              {isLast ? 'Create my profile' : 'Next'}
            </Button>
            {at > 0 && (
              <Button variant="quiet" disabled={form.isSending} onClick={() => setAt(at - 1)}>
                Back
              </Button>
            )}
          </ButtonRow>
        </Stack>
      </form>
    </Paper>
  );
}

/** Creates the profile, and goes on to the plan and the card, the last step of signing up. */
function useCreateProfile() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallMutation(createProfile, {
    onSuccess: (created) => {
      client.setQueryData(queryKeyFor(getMe, {}), created);
      return navigate(isServiceable(created.currentSubscriptionStatus) ? '/' : '/inactive-subscription');
    },
  });
}

const findStepWith = (fields: readonly string[]) =>
  steps.findIndex(({ fields: asks }) => asks.some((field) => fields.includes(field)));

const StepProgress = ({ at }: { at: number }) => (
  <div className={styles.progress}>
    <ol aria-label="Steps">
      {steps.map(({ heading }, index) => (
        <li key={heading} aria-current={index === at ? 'step' : undefined}>
          <StatusMoon
            phase={index < at ? 'full' : index === at ? 'half' : 'empty'}
            label={heading}
            isLabelHidden
          />
        </li>
      ))}
    </ol>
    <p>
      Step {at + 1} of {steps.length}
    </p>
  </div>
);

/** Takes the focus when a further step is shown, so that screen readers continue there. */
function StepHeading({ heading, isFirst }: { heading: string; isFirst: boolean }) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) element.current?.focus();
  }, [isFirst]);
  return (
    <h2 ref={element} tabIndex={-1} className={styles.heading}>
      {heading}
    </h2>
  );
}
