import { useRef, useState } from 'react';
import { Link } from '../ui/Link.tsx';
import { logIn, signUp } from '#contract/accounts/calls.ts';
import { PASSWORD_MIN, signUpForm } from '#contract/accounts/forms.ts';
import { ADULT_AGE } from '#contract/accounts/rules.ts';
import type { InputOf } from '#contract/call.ts';
import { Failure, isUnreachable } from '../platform/failure.ts';
import { send } from '../platform/send.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useSession } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FormError } from '../ui/FormError.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { Stack } from '../ui/layout.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { forgetHistoryFields, readHistoryFields, useHistoryFields } from './historyFields.ts';
import { SignedInNotice } from './SignedInNotice.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import styles from './SignUpScreen.module.css';
import { TermsDialog } from './TermsDialog.tsx';
import { useNavigate } from '../ui/router.tsx';
import { InlineButton } from '../ui/InlineButton.tsx';

/** Signs up; if the account was created by an earlier call whose response was lost, logs in to it. */
function useSignUpOnce() {
  const { mutateAsync } = useCallMutation(signUp);
  const unansweredEmail = useRef<unknown>(null);
  return async (typed: InputOf<typeof signUp>) => {
    try {
      return await mutateAsync(typed);
    } catch (thrown) {
      if (isUnreachable(thrown)) unansweredEmail.current = typed.email;
      const mayBeOwn = unansweredEmail.current === typed.email;
      if (!mayBeOwn || !(thrown instanceof Failure) || thrown.fields['email'] === undefined) throw thrown;
      return await send(logIn, { email: typed.email, password: typed.password }).catch(() => {
        throw thrown;
      });
    }
  };
}

const emptyForm = { firstName: '', lastName: '', email: '', birthDate: '', password: '', acceptTerms: false };

/** The form, whose fields survive a reload; it logs the new member in and asks for the membership. */
function useSignUpForm() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [initialFields] = useState(() => readHistoryFields(emptyForm));
  const signUpOnce = useSignUpOnce();
  const form = useForm({
    shape: signUpForm,
    initial: initialFields,
    submit: async (typed) => {
      signIn(await signUpOnce(typed));
      forgetHistoryFields();
      navigate('/inactive-subscription');
    },
  });
  useHistoryFields(form.values);
  return form;
}

export function SignUpScreen() {
  const form = useSignUpForm();
  return (
    <NightPage
      heading="Sign up"
      text="Ask what is on your mind. A real reader draws for you and writes back."
      below={
        <>
          Already a member? <Link to="/login">Login</Link>. New here? <a href="/welcome">See what it is</a>
        </>
      }
    >
      <SignedInNotice />
      <StorageNotice />
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          <FieldPair>
            <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
            <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
          </FieldPair>
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
          <TextField
            label="Birth date"
            type="date"
            autoComplete="bday"
            hint={`You must be ${ADULT_AGE} or older.`}
            {...form.field('birthDate')}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
            {...form.field('password')}
          />
          <TermsCheckbox {...form.field('acceptTerms')} />
          <Button type="submit" isWide isBusy={form.isSending}>
            Sign up
          </Button>
          <p className={styles.small}>
            Only for those who are {ADULT_AGE} or older. Readings are for guidance and entertainment.
          </p>
        </Stack>
      </form>
    </NightPage>
  );
}

interface TermsCheckboxProps {
  name: string;
  value: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

/** Accepts the terms, which are shown by the button in its label. */
function TermsCheckbox({ value, ...field }: TermsCheckboxProps) {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Checkbox
        {...field}
        isChecked={value}
        label={
          <>
            I accept the <InlineButton onClick={() => setReading(true)}>terms</InlineButton>
          </>
        }
      />
      <TermsDialog isOpen={isReading} onClose={() => setReading(false)} />
    </>
  );
}
