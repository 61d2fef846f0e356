import { createContext, use } from 'react';

/** As stored in the browser. */
export type Theme = 'lightTheme' | 'darkTheme';

/** What `useTheme` gives. */
export interface ThemeContextValue {
  theme: Theme;
  /** Only members can choose; everyone else sees the light theme. */
  canChoose: boolean;
  toggle: () => void;
}

/** Null outside of `ThemeProvider`. */
export const ThemeContext = createContext<ThemeContextValue | null>(null);

/** The theme, and how to change it. Throws outside of `ThemeProvider`. */
export function useTheme(): ThemeContextValue {
  const value = use(ThemeContext);
  if (value === null) throw new Error('useTheme is used outside of ThemeProvider');
  return value;
}
