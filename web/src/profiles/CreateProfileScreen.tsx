import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../ui/Link.tsx';
import type * as z from 'zod/mini';
import type { InputOf } from '#contract/call.ts';
import { createProfile, getMe, type Profile } from '#contract/profiles/calls.ts';
import { PROFILE_ERROR } from '#contract/profiles/refusals.ts';
import { zodiacOf } from '#contract/profiles/rules.ts';
import { Failure } from '../platform/failure.ts';
import { queryKeyFor, refetchInFlight } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { useIsMounted } from '../ui/useIsMounted.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import { Page } from '../ui/Page.tsx';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './CreateProfileScreen.module.css';
import { clearSavedChanges, usePersistedProfile, withPersistedChanges } from './persistedProfile.ts';
import { findStepWith, steps } from './profileSteps.ts';
import {
  createProfileShape,
  profileStepShape,
  type ProfileValues,
  toProfileValues,
} from './profileValues.ts';
import { useMe } from '../accounts/useMe.ts';
import { useProfileStep } from './useProfileStep.ts';
import { Navigate, useNavigate } from '../ui/router.tsx';

export function CreateProfileScreen() {
  const profile = useMe();
  // Read once on arrival: after creating the profile the member goes home.
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
  const saved = proposeValues(profile);
  const [initial] = useState(() => withPersistedChanges(userId, saved));
  const { at, goTo, goBack } = useProfileStep(initial);
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const create = useCreateProfile();
  const shape: z.ZodMiniType<InputOf<typeof createProfile> | null> = isLast
    ? createProfileShape
    : profileStepShape(step.fields);
  const form = useForm({
    shape,
    initial,
    submit: async (whole) => {
      if (whole === null) return goTo(at + 1);
      await create.mutateAsync(whole).catch((thrown: unknown) => {
        // The refused field may be in an earlier step: the form goes back to it.
        const wrong = thrown instanceof Failure ? findStepWith(Object.keys(thrown.fields)) : -1;
        if (wrong >= 0) goTo(wrong);
        throw thrown;
      });
      clearSavedChanges(userId, form.values);
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
              <Button variant="quiet" disabled={form.isSending} onClick={() => goBack()}>
                Back
              </Button>
            )}
            <Link className={styles.later} to="/">
              Later
            </Link>
          </ButtonRow>
        </Stack>
      </form>
    </Paper>
  );
}

/** The saved values, with suggestions from the browser and the birth date. */
const proposeValues = (profile: Profile): ProfileValues => {
  const saved = toProfileValues(profile);
  const zodiac = saved.zodiac === '' && saved.birthDate !== '' ? zodiacOf(saved.birthDate) : saved.zodiac;
  return { ...saved, zodiac, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
};

/** Creates the profile, the last step of signing up. */
function useCreateProfile() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useCallMutation(createProfile, {
    onSuccess: (created) => {
      client.setQueryData(queryKeyFor(getMe, {}), created);
      void refetchInFlight(client, queryKeyFor(getMe));
      // The member may have gone on with 'Later' meanwhile.
      return isMounted() ? navigate('/', { replace: true }) : undefined;
    },
  });
}

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
