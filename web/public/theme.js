// Runs before the first paint, so that a customer who chose the dark theme sees no flash of the light one.
// Who is signed in is not known yet: a stored token makes it likely, and src/app/theme.tsx has the last word.
try {
  const isDark = localStorage.getItem('token') !== null && localStorage.getItem('appTheme') === 'darkTheme';
  if (isDark) document.documentElement.dataset.theme = 'dark';
} catch {
  // A browser that refuses its storage gets the light theme.
}
