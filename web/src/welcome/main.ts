// The script of the front page, which also works without it. It adds the animation of the letter, and for logged-in users
// a link back to the app.

const letter = document.querySelector<HTMLDetailsElement>('[data-letter]');
const summary = letter?.querySelector('summary');
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Opens the letter after the animation of seal, flap and sheet, which the style sheet defines. A second click during the
 * animation opens it at once.
 */
async function openLetter(): Promise<void> {
  if (letter === null || letter.open) return;
  const isSkipped = 'opening' in letter.dataset;
  if (!isSkipped && !prefersReducedMotion.matches) {
    letter.dataset['opening'] = '';
    await Promise.allSettled(letter.getAnimations({ subtree: true }).map(({ finished }) => finished));
    if (!('opening' in letter.dataset)) return;
  }
  delete letter.dataset['opening'];
  letter.open = true;
}

summary?.addEventListener('click', (event) => {
  if (letter?.open) return;
  event.preventDefault();
  void openLetter();
});

for (const link of document.querySelectorAll('a[href="#letter"]'))
  link.addEventListener('click', () => void openLetter());

// Preloads the cards, so that they are visible when the letter opens.
addEventListener('load', () => {
  for (const card of letter?.querySelectorAll('img') ?? []) card.loading = 'eager';
});

/** Opens a collapsed part, such as the terms, when a link leads to it. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
addEventListener('hashchange', openTarget);
openTarget();

/** False if the browser denies access to its storage. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

if (isSignedIn())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]')) {
    link.href = '/';
    link.textContent = link.dataset['signedIn'] ?? '';
  }
