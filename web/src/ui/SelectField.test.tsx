import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from './SelectField.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'ARI', label: 'Aries' },
  { value: 'TAE', label: 'Taurus' },
];

function Sign() {
  const [sign, setSign] = useState('');
  return (
    <SelectField
      label="Zodiac"
      options={OPTIONS}
      value={sign}
      onChange={setSign}
      placeholder="Choose your sign"
    />
  );
}

test('the placeholder is there only while nothing is selected', () => {
  render(<Sign />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zodiac' });
  const labels = () => Array.from(field.options, (option) => option.textContent);
  expect([field.value, labels()]).toEqual(['', ['Choose your sign', 'Aries', 'Taurus']]);
  fireEvent.change(field, { target: { value: 'TAE' } });
  expect([field.value, labels()]).toEqual(['TAE', ['Aries', 'Taurus']]);
});
