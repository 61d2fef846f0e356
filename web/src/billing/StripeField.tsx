import type { StripeElementChangeEvent, StripeElements, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '../platform/theme.ts';
import { FieldGroup } from '../ui/Field.tsx';
import styles from './StripeField.module.css';

export type StripeFieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** What the three kinds have in common. */
interface MountedElement {
  mount(place: HTMLElement): void;
  focus(): void;
  destroy(): void;
  update(options: { style: StripeElementStyle }): void;
  on(event: 'change', hear: (event: StripeElementChangeEvent) => void): unknown;
  on(event: 'focus' | 'blur', hear: () => void): unknown;
}

interface StripeFieldProps {
  elements: StripeElements;
  kind: StripeFieldKind;
  label: string;
  error: string | undefined;
  onChange: (event: StripeElementChangeEvent) => void;
}

/** A field of Stripe's in a frame of Stripe's, so that what is typed into it never passes through our page. */
export function StripeField({ elements, kind, label, error, onChange }: StripeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MountedElement>(null);
  const [isFocused, setFocused] = useState(false);
  const { theme } = useTheme();
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    if (place.current === null) return undefined;
    const mounted = createStripeElement(elements, kind);
    mounted.on('change', (event) => hear(event));
    mounted.on('focus', () => setFocused(true));
    mounted.on('blur', () => setFocused(false));
    mounted.mount(place.current);
    field.current = mounted;
    return () => mounted.destroy();
  }, [elements, kind]);
  // The frame sees none of our tokens.
  useEffect(() => {
    field.current?.update({ style: currentFieldStyle() });
  }, [theme]);
  return (
    <FieldGroup label={label} error={error}>
      {/* The keyboard reaches the field itself; what else brings the focus here is led into it. */}
      <div
        ref={place}
        tabIndex={-1}
        className={styles.box}
        data-focused={isFocused || undefined}
        onFocus={() => field.current?.focus()}
      />
    </FieldGroup>
  );
}

function createStripeElement(elements: StripeElements, kind: StripeFieldKind): MountedElement {
  const options = { style: currentFieldStyle() };
  switch (kind) {
    case 'cardNumber':
      return elements.create(kind, { ...options, placeholder: '', disableLink: true });
    case 'cardExpiry':
      return elements.create(kind, { ...options, placeholder: 'MM/YY' });
    case 'cardCvc':
      return elements.create(kind, { ...options, placeholder: '' });
  }
}

/** Our type and colors of this moment, by value. */
function currentFieldStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--ink'),
      iconColor: token('--ink-3'),
      // Our own type stands behind our own address, where the frame may not fetch it.
      fontFamily: 'system-ui, -apple-system, "Segoe UI", sans-serif',
      fontSize: '16px',
      '::placeholder': { color: token('--ink-3') },
    },
    invalid: { color: token('--wax'), iconColor: token('--wax') },
  };
}
