import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { logInForm } from '#contract/accounts/forms.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Failure, toFailure } from './failure.ts';
import { useForm } from './useForm.ts';

afterEach(cleanup);

type Sent = { email: string; password: string };

function Login({ submit }: { submit: (sent: Sent) => unknown }) {
  const form = useForm({ shape: logInForm, initial: { email: '', password: '' }, submit });
  return (
    <form {...form.props}>
      <FormError>{form.failure}</FormError>
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
      <Button type="submit" isBusy={form.isSending}>
        Login
      </Button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Login' }));
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

function renderFilledForm(submit: (sent: Sent) => unknown) {
  render(<Login submit={submit} />);
  type('Email', ' me@moonletter.test ');
  type('Password', 'secret');
}

test('shows errors at their fields, focuses the first, and sends nothing', () => {
  const submit = vi.fn<(sent: Sent) => void>();
  render(<Login submit={submit} />);
  press();
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(submit).not.toHaveBeenCalled();
});

test('clears an error when its field is changed, and keeps the focus', () => {
  render(<Login submit={() => {}} />);
  press();
  type('Email', 'm');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test.each(['Set', 'Set all'])(
  '"%s" clears the errors of all fields that it changes, and of no others',
  (name) => {
    function Names() {
      const initial = { first: '', middle: '', last: '' };
      const required = z.string().check(z.minLength(1, 'Required field'));
      const form = useForm({
        shape: z.object({ first: required, middle: required, last: required }),
        initial,
        submit: () => {},
      });
      return (
        <form {...form.props}>
          <TextField label="First" {...form.field('first')} />
          <TextField label="Middle" {...form.field('middle')} />
          <TextField label="Last" {...form.field('last')} />
          <Button type="submit">Login</Button>
          <Button
            onClick={() => {
              form.set('first', 'Ada');
              form.set('middle', 'May');
            }}
          >
            Set
          </Button>
          <Button onClick={() => form.setAll({ ...initial, first: 'Ada', middle: 'May' })}>Set all</Button>
        </form>
      );
    }
    render(<Names />);
    press();
    expect(screen.getAllByText('Required field')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getAllByText('Required field')).toHaveLength(1);
    expect(screen.getByLabelText('Last').getAttribute('aria-invalid')).toBe('true');
  },
);

test('focuses a refused field although it is disabled while it is sent', async () => {
  const refused = toFailure(400, { errors: [{ param: 'email', msg: 'This email is already in use' }] });
  function ChangeEmail() {
    const form = useForm({
      shape: z.object({ email: z.string() }),
      initial: { email: 'me@moonletter.test' },
      submit: () => Promise.reject(refused),
    });
    return (
      <form {...form.props}>
        <TextField label="Email" {...form.field('email')} disabled={form.isSending} />
        <Button type="submit" isBusy={form.isSending}>
          Login
        </Button>
      </form>
    );
  }
  render(<ChangeEmail />);
  press();
  await screen.findByText('This email is already in use');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('sends the parsed values, and only once while sending', () => {
  const submit = vi.fn<(sent: Sent) => Promise<void>>(() => new Promise(() => {}));
  renderFilledForm(submit);
  press();
  press();
  fireEvent.submit(screen.getByLabelText('Email').closest('form')!);
  expect(submit.mock.calls).toEqual([[{ email: 'me@moonletter.test', password: 'secret' }]]);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

test('shows a refusal above the form and keeps the values', async () => {
  renderFilledForm(() => {
    throw toFailure(400, { detail: 'Email or password is incorrect' });
  });
  press();
  expect(await screen.findByText('Email or password is incorrect')).toBeTruthy();
  expect([valueOf('Email'), valueOf('Password')]).toEqual([' me@moonletter.test ', 'secret']);
});

test("shows the server's field errors at their fields, and others above the form", async () => {
  const errors = [
    { param: 'email', msg: 'This address is in use' },
    { param: 'captcha', msg: 'Are you there?' },
  ];
  renderFilledForm(() => {
    throw toFailure(400, { detail: 'Please correct the marked fields', errors });
  });
  press();
  expect(await screen.findByText('This address is in use')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Are you there?');
});

test('shows nothing for a canceled call', async () => {
  renderFilledForm(() => {
    throw new Failure({ code: 'ERR_CANCELED', details: 'Aborted', status: 500 });
  });
  press();
  await expect.poll(() => screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});
