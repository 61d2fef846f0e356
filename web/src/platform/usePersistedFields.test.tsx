import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import { erasePersisted } from './persisted.ts';
import { createPersistedPart } from './persistedPart.ts';
import { usePersistedFields } from './usePersistedFields.ts';

const KEY = 'cachedNewReadingForm';
const ME = 7;
const EMPTY = { message: '', title: '' };
type Fields = typeof EMPTY;

const persistedForm = createPersistedPart(KEY, 'form', z.object({ message: z.string(), title: z.string() }));
const readStorage = () => persistedForm.read(ME) ?? EMPTY;

function renderForm(beforeEffects = () => {}) {
  return renderHook(() => {
    const [fields, setFields] = useState(EMPTY);
    useLayoutEffect(beforeEffects, []);
    usePersistedFields(fields, {
      isLocked: false,
      read: readStorage,
      write: (changed) => persistedForm.write(ME, { ...readStorage(), ...changed }),
      show: (changed) => setFields((before) => ({ ...before, ...changed })),
    });
    return { fields, type: (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed })) };
  }).result;
}

function store(fields: Partial<Fields>) {
  const form = { ...EMPTY, ...fields };
  localStorage.setItem(KEY, JSON.stringify({ user_id: ME, at: { form: Date.now() }, form }));
}

function writeInOtherTab(fields: Partial<Fields>) {
  store(fields);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'the-token');
  erasePersisted(ME);
});

test('shows text typed in another tab', () => {
  const form = renderForm();
  writeInOtherTab({ title: 'The garden' });
  expect(form.current.fields).toEqual({ message: '', title: 'The garden' });
});

test('shows text that another tab typed between the first render and the first effect', () => {
  const form = renderForm(() => store({ message: 'About the garden' }));
  expect(form.current.fields).toEqual({ message: 'About the garden', title: '' });
});

test('keeps text typed here when another tab types', () => {
  const form = renderForm();
  act(() => form.current.type({ message: 'About the garden' }));
  writeInOtherTab({ message: 'About the garden', title: 'The garden' });
  expect(form.current.fields).toEqual({ message: 'About the garden', title: 'The garden' });
  writeInOtherTab({});
  expect(form.current.fields).toEqual(EMPTY);
});
