import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startReporting } from '../platform/reporting.ts';
import { preloadScreen } from '../platform/lazyScreen.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { stored } from '../platform/storage.ts';
import { App } from './App.tsx';
import { findFirstView } from './firstView.ts';

startReporting();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
const page = createRoot(root);

// Wait for the files that start.ts is already loading; otherwise React would show each loader for 300 ms.
const view = findFirstView(location.pathname);
const screens = [
  stored.token.read() !== null && 'startup',
  view,
  (view === 'home' || view === 'letter') && 'bottomNav',
  view === 'desk' && 'writerNav',
].filter((name) => typeof name === 'string');
void Promise.allSettled(screens.map(preloadScreen)).then(() => {
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  whenIdle(() => void Promise.allSettled([import('./laterScreens.ts')]));
});
