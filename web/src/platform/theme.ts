import { createContext, use } from 'react';

export type Theme = 'lightTheme' | 'darkTheme';

export interface ThemeActs {
  theme: Theme;
  /** Only customers choose; everyone else sees the light theme. */
  canChoose: boolean;
  toggle: () => void;
}

export const ThemeContext = createContext<ThemeActs | null>(null);

export function useTheme(): ThemeActs {
  const acts = use(ThemeContext);
  if (acts === null) throw new Error('useTheme stands outside of ThemeProvider');
  return acts;
}
