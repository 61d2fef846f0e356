import { expect, test } from 'vitest';
import { describeActionFailure, Failure, toFailure, toNetworkFailure, isCanceled } from './failure.ts';

const DEFAULT = 'Something went wrong please try again or contact support';

test.each([
  ['error', { error: 'No such card' }, 'No such card'],
  ['detail', { detail: 'Email or password is incorrect' }, 'Email or password is incorrect'],
  ['message', { message: 'Too late' }, 'Too late'],
  ['nonFieldErrors', { nonFieldErrors: ['One', 'Two'] }, 'One Two'],
  ['non_field_errors', { non_field_errors: ['One', 'Two'] }, 'One Two'],
  ['a list of texts', ['One', 'Two'], 'One Two'],
  ['texts in a list of errors', { errors: ['One', 'Two'] }, 'One Two'],
  ['nothing that is known', { status: 400 }, DEFAULT],
  ['an empty text', { detail: '' }, DEFAULT],
  ['a page of a proxy', null, DEFAULT],
])('details come from %s', (_, body, details) => {
  expect(toFailure(400, body).details).toBe(details);
});

test('a 400 without details has the message of its call; other statuses and details have their own', () => {
  const message = 'Error in one of your profile fields';
  expect(toFailure(400, null, message).details).toBe(message);
  expect(toFailure(400, [{ param: 'bio', msg: 'Bio is empty' }], message)).toMatchObject({
    details: message,
    fields: { bio: 'Bio is empty' },
  });
  expect(toFailure(500, null, message).details).toBe(DEFAULT);
  expect(toFailure(400, { detail: 'Too late' }, message).details).toBe('Too late');
});

test('what only one feature reads is in `body` and not in `fields`', () => {
  const body = { code: 'authentication_required', detail: 'Confirm', attempt_id: 7, client_secret: 'pi_s' };
  expect(toFailure(402, body)).toMatchObject({ body, fields: {}, details: 'Confirm' });
});

test('reads code, detail and the message of each field (camelCase) from a problem document', () => {
  const failure = toFailure(400, {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'Please correct the marked fields',
    code: 'invalid',
    errors: [
      { param: 'birth_date', msg: 'Birth date is required' },
      { param: 'birth_date', msg: 'Birth date is not a valid date' },
      { param: 'email', msg: 'Email is required' },
    ],
  });
  expect(failure).toMatchObject({
    code: 'invalid',
    status: 400,
    details: 'Please correct the marked fields',
    fields: { birthDate: 'Birth date is required', email: 'Email is required' },
  });
  expect(Object.keys(failure.fields)).toHaveLength(2);
});

test('reads the message of each field from a bare list of errors', () => {
  expect(toFailure(400, [{ param: 'card_number', msg: 'Card number is invalid' }])).toMatchObject({
    fields: { cardNumber: 'Card number is invalid' },
    details: DEFAULT,
  });
});

test('an object maps each key to its joined text', () => {
  expect(toFailure(400, { text: ['a', 'b'], first_name: 'Required field' }).fields).toEqual({
    text: 'a b',
    firstName: 'Required field',
  });
});

test('a network failure has status 500 and our own message', () => {
  expect(toNetworkFailure(new TypeError('Failed to fetch'))).toMatchObject({
    code: 'ERR_NETWORK',
    status: 500,
    details: 'We could not reach Moonletter. What you wrote is kept.',
  });
});

test('where nothing was written, a network failure does not say that it is kept', () => {
  expect(describeActionFailure(toNetworkFailure(new TypeError('Failed to fetch')))).toBe(
    'We could not reach Moonletter. Please try again.',
  );
  expect(describeActionFailure(toFailure(409, { detail: 'Too late' }))).toBe('Too late');
});

test('only an aborted call is canceled', () => {
  expect(isCanceled(toNetworkFailure(new DOMException('Aborted', 'AbortError')))).toBe(true);
  expect(isCanceled(new Failure({ code: 'ERR_NETWORK', details: '', status: 500 }))).toBe(false);
});

test('keeps an unknown code, and comparing with one does not compile', () => {
  const { code } = toFailure(409, { code: 'of_a_newer_server' });
  expect(code).toBe('of_a_newer_server');
  // @ts-expect-error a typo: it is not_serviceable
  expect(code === 'not_servicable').toBe(false);
});
