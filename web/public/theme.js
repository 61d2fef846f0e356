// Runs before the first paint, so that a customer who chose the dark theme sees no flash of the light one. The user is
// not known yet: a stored token makes a customer likely, and src/app/theme.tsx corrects the theme later. The front page,
// which has no switch, follows the device for everyone else.
try {
  const { dataset } = document.documentElement;
  const isDark =
    localStorage.getItem('token') === null
      ? dataset.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches
      : localStorage.getItem('appTheme') === 'darkTheme';
  if (isDark) dataset.theme = 'dark';
} catch {
  // Where the browser denies storage, the theme is light.
}
