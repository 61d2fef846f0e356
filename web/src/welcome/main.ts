// The front page in the browser. Everything on it works without this file; it adds the letter's opening and the way back
// for those who are signed in.

const letter = document.querySelector<HTMLDetailsElement>('[data-letter]');
const summary = letter?.querySelector('summary');
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The seal, the flap and the sheet move before the letter opens; the style sheet says how. Asked again meanwhile, it
 * opens at once.
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

// The cards are there when the letter opens.
addEventListener('load', () => {
  for (const card of letter?.querySelectorAll('img') ?? []) card.loading = 'eager';
});

/** A link to a folded part, such as the terms, opens it. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
addEventListener('hashchange', openTarget);
openTarget();

/** The browser may deny its storage. */
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
