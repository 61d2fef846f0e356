import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../ui/Link.tsx';
import { signUp } from '#contract/accounts/calls.ts';
import { PASSWORD_MIN, signUpForm } from '#contract/accounts/forms.ts';
import { ADULT_AGE } from '#contract/accounts/rules.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useSession } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FormError } from '../ui/FormError.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { Stack } from '../ui/Page.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { keepHistoryFields, readHistoryFields } from './historyFields.ts';
import { SignedInNotice } from './SignedInNotice.tsx';
import styles from './SignUpScreen.module.css';
import { TermsDialog } from './TermsDialog.tsx';

const emptyForm = { firstName: '', lastName: '', email: '', birthDate: '', password: '', acceptTerms: false };

export function SignUpScreen() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [initialFields] = useState(() => readHistoryFields(emptyForm));
  const [isReadingTerms, setReadingTerms] = useState(false);
  const signUpMutation = useCallMutation(signUp);
  const form = useForm({
    shape: signUpForm,
    initial: initialFields,
    submit: async (typed) => {
      const answer = await signUpMutation.mutateAsync(typed);
      keepHistoryFields({});
      signIn(answer);
      await navigate('/inactive-subscription');
    },
  });
  useEffect(() => keepHistoryFields(form.values), [form.values]);
  const { value: acceptsTerms, ...terms } = form.field('acceptTerms');
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
          <Checkbox
            {...terms}
            isChecked={acceptsTerms}
            label={
              <>
                I accept the{' '}
                <button type="button" className={styles.link} onClick={() => setReadingTerms(true)}>
                  terms
                </button>
              </>
            }
          />
          <Button type="submit" isWide isBusy={form.isSending}>
            Sign up
          </Button>
          <p className={styles.small}>
            Only for those who are {ADULT_AGE} or older. Readings are for guidance and entertainment.
          </p>
        </Stack>
      </form>
      <TermsDialog isOpen={isReadingTerms} onClose={() => setReadingTerms(false)} />
    </NightPage>
  );
}
