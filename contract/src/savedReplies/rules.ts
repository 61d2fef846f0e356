import { PLACEHOLDERS } from './codes.ts';

type ValueName = (typeof PLACEHOLDERS)[keyof typeof PLACEHOLDERS];

/** The values of the placeholders; null where there is none, such as before the readers are loaded. */
export type PlaceholderValues = Readonly<Record<ValueName, string | null>>;

/**
 * Fills in the placeholders of a text. Other braces stay, and so does a placeholder without a value, so that the writer
 * sees it before sending. Placeholders inside values are not replaced.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    isPlaceholder(name) ? (values[PLACEHOLDERS[name]] ?? written) : written,
  );

const isPlaceholder = (name: string): name is keyof typeof PLACEHOLDERS => Object.hasOwn(PLACEHOLDERS, name);
