// Runs before the first paint, so that a customer who chose the dark theme sees no flash of the light one. The user is
// not known yet: a stored token makes a customer likely, and src/app/theme.tsx corrects the theme later. Visitors have
// the light theme, whatever their device has.
try {
  const isDark = localStorage.getItem('token') !== null && localStorage.getItem('appTheme') === 'darkTheme';
  if (isDark) document.documentElement.dataset.theme = 'dark';
} catch {
  // Where the browser denies storage, the theme is light.
}
