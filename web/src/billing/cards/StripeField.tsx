import type { StripeElementChangeEvent, StripeElements, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '../../platform/theme.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import styles from './StripeField.module.css';

export type StripeFieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** The methods that all kinds of Stripe element share. */
interface MountedElement {
  mount(container: HTMLElement): void;
  focus(): void;
  destroy(): void;
  update(options: { style: StripeElementStyle }): void;
  on(event: 'change', handleChange: (event: StripeElementChangeEvent) => void): unknown;
  on(event: 'focus' | 'blur', handleChange: () => void): unknown;
}

interface StripeFieldProps {
  elements: StripeElements;
  kind: StripeFieldKind;
  label: string;
  error: string | undefined;
  onChange: (event: StripeElementChangeEvent) => void;
}

/** A Stripe field in Stripe's frame, so that what is typed never passes through our page. */
export function StripeField({ elements, kind, label, error, onChange }: StripeFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const field = useRef<MountedElement>(null);
  const [isFocused, setFocused] = useState(false);
  const { theme } = useTheme();
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (container.current === null) return undefined;
    const mounted = createStripeElement(elements, kind);
    mounted.on('change', (event) => handleChange(event));
    mounted.on('focus', () => setFocused(true));
    mounted.on('blur', () => setFocused(false));
    mounted.mount(container.current);
    field.current = mounted;
    return () => mounted.destroy();
  }, [elements, kind]);
  // The frame cannot read our CSS custom properties, so it gets their values.
  useEffect(() => {
    field.current?.update({ style: currentFieldStyle() });
  }, [theme]);
  return (
    <FieldGroup label={label} error={error}>
      {/* The keyboard reaches the field itself; focus from elsewhere, such as the label, is passed on to it. */}
      <div
        ref={container}
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

/** Our current font and colours, as values. */
function currentFieldStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--ink'),
      iconColor: token('--ink-3'),
      // The frame may not load our fonts from our host.
      fontFamily: 'system-ui, -apple-system, "Segoe UI", sans-serif',
      fontSize: '16px',
      '::placeholder': { color: token('--ink-3') },
    },
    invalid: { color: token('--accent'), iconColor: token('--accent') },
  };
}
