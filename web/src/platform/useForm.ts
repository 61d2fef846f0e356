import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { camelCase } from '#contract/wire.ts';
import { loadChunk } from './chunks.ts';
import { findTopDialog } from '../ui/topDialog.ts';
import { Failure, isCanceled } from './failure.ts';
import { whenIdle } from './whenIdle.ts';

type Errors = Readonly<Record<string, string | undefined>>;

interface FormOptions<Values extends Record<string, unknown>, Parsed> {
  /** The contract's schema, with the messages shown at the fields; a function loads it after the form is shown. */
  shape: z.ZodMiniType<Parsed> | (() => Promise<z.ZodMiniType<Parsed>>);
  initial: Values;
  /** Called with the parsed values; a Failure it throws is shown at its fields or above the form. */
  submit: (parsed: Parsed) => unknown;
}

/**
 * A form for a schema of the contract: it sends nothing while a field is invalid, sends nothing twice, keeps the values
 * when it fails, and focuses the first invalid field.
 * `<form {...form.props}> <TextField label="Email" {...form.field('email')} /> <FormError>{form.failure}</FormError>`
 */
export function useForm<Values extends Record<string, unknown>, Parsed>(
  options: FormOptions<Values, Parsed>,
) {
  const { initial } = options;
  const [values, setValues] = useState(initial);
  const { form, errors, failure, ...messages } = useFormMessages();
  const { send, isSending } = useSubmission(options, values, messages);

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    messages.clearErrorOf(name);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    return send();
  };

  return {
    props: { ref: form, onSubmit, noValidate: true },
    /** Submits the form without a submit event; resolves to whether it succeeded. */
    send,
    values,
    set,
    errors,
    failure,
    clearFailure: messages.clearFailure,
    isSending,
    /** The props of a field component in ui. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[Name]) => set(name, value),
    }),
    /** Sets several fields at once. */
    setAll: (some: Partial<Values>) => {
      setValues((before) => ({ ...before, ...some }));
      for (const name of Object.keys(some)) if (some[name] !== values[name]) messages.clearErrorOf(name);
    },
    /** Resets the form, to other values if given. */
    reset: (fresh: Values = initial) => {
      setValues(fresh);
      messages.clearErrors();
      messages.clearFailure();
    },
  };
}

type Messages = Pick<
  ReturnType<typeof useFormMessages>,
  'showErrors' | 'showFailure' | 'clearErrors' | 'clearFailure'
>;

/** Checks the values and sends them, once at a time. */
function useSubmission<Values extends Record<string, unknown>, Parsed>(
  { shape, submit }: FormOptions<Values, Parsed>,
  values: Values,
  messages: Messages,
) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ thrown: unknown }>();
  const isUnderWay = useRef(false);
  if (fault !== undefined) throw fault.thrown;

  const load = useEffectEvent(() => typeof shape === 'function' && void Promise.allSettled([shape()]));
  useEffect(() => whenIdle(() => load()), []);

  async function send(): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    messages.clearFailure();
    let isDone = false;
    try {
      isDone = await validateAndSubmit();
    } catch (thrown) {
      handleError(thrown);
    }
    isUnderWay.current = false;
    setSending(false);
    return isDone;
  }

  /** Resolves to false if the values are invalid. */
  async function validateAndSubmit(): Promise<boolean> {
    const parsed = (typeof shape === 'function' ? await loadChunk(shape) : shape).safeParse(values);
    if (!parsed.success) {
      messages.showErrors(firstErrors(parsed.error));
      return false;
    }
    messages.clearErrors();
    setSending(true);
    await submit(parsed.data);
    return true;
  }

  /** Shows a failure in the form; any other error is thrown when the form renders. */
  function handleError(thrown: unknown) {
    if (!(thrown instanceof Failure)) return setFault({ thrown });
    if (isCanceled(thrown)) return;
    // First, since a field that is disabled while it is sent cannot take the focus.
    flushSync(() => setSending(false));
    messages.showFailure(thrown, values);
  }

  return { send, isSending };
}

/** The messages at the fields of a form and the one above it. */
function useFormMessages() {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const showErrors = (found: Errors) => {
    // Invalid fields are found by their markup, so that must be rendered first.
    flushSync(() => setErrors(found));
    focusFirstWrong(form.current);
  };
  return {
    form,
    errors,
    failure,
    showErrors,
    showFailure: (given: Failure, values: Record<string, unknown>) => {
      const { known, others } = splitFieldErrors(given.fields, values);
      showErrors(known);
      if (others !== '' || Object.keys(known).length === 0)
        setFailure(others === '' ? given.details : others);
    },
    clearErrorOf: (name: string) =>
      setErrors((shown) => (shown[name] === undefined ? shown : { ...shown, [name]: undefined })),
    clearErrors: () => setErrors({}),
    clearFailure: () => setFailure(undefined),
  };
}

/** The first error of each field, by its name. */
export function firstErrors(error: z.core.$ZodError): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of error.issues) found[camelCase(String(issue.path[0] ?? ''))] ??= issue.message;
  return found;
}

function focusFirstWrong(form: HTMLFormElement | null) {
  const focus = () => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
    // A radio group cannot take the focus itself.
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  };
  // A dialog that asked for a confirmation and is still closing has the focus until then, and gives it back.
  const closing = findTopDialog();
  if (closing === undefined || closing.contains(form)) focus();
  else closing.addEventListener('close', focus, { once: true });
}

/** Errors of fields in this form are shown at them; all others above the form. */
function splitFieldErrors(fields: Readonly<Record<string, string>>, values: Record<string, unknown>) {
  const known: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(fields)) {
    if (name in values) known[name] = text;
    else others.push(text);
  }
  return { known, others: others.join(' ') };
}
