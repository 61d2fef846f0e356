import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { ROLES } from '#contract/accounts/codes.ts';
import { useRole } from '../platform/session.ts';
import { stored } from '../platform/storage.ts';
import { type Theme, ThemeContext } from '../platform/theme.ts';

const readChosen = (): Theme => (stored.appTheme.read() === 'darkTheme' ? 'darkTheme' : 'lightTheme');

/** Applies the theme; public/theme.js does so before the first paint where a member is likely. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(readChosen);
  useEffect(() => {
    // Sent when another tab stores something.
    const follow = () => setChosen(readChosen());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const canChoose = useRole() === ROLES.customer;
  const theme = canChoose ? chosen : 'lightTheme';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'darkTheme' ? 'dark' : 'light';
  }, [theme]);
  const contextValue = useMemo(
    () => ({
      theme,
      canChoose,
      toggle: () => {
        const other: Theme = theme === 'darkTheme' ? 'lightTheme' : 'darkTheme';
        stored.appTheme.write(other);
        setChosen(other);
      },
    }),
    [theme, canChoose],
  );
  return <ThemeContext value={contextValue}>{children}</ThemeContext>;
}
