import { useEffect } from 'react';
import { lazyScreen, preloadScreen } from '../platform/lazyScreen.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import type { AlertModalProps } from '../ui/AlertModal.tsx';
import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { OkProvider } from '../ui/OkModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { Screens } from './Screens.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { ThemeProvider } from './theme.tsx';
import { Router } from '../ui/router.tsx';

// Loaded when the browser is idle, so that a question can also be asked without a network.
const AlertModal = lazyScreen<AlertModalProps>(
  async () => (await import('../ui/AlertModal.tsx')).AlertModal,
  'alertModal',
);

export function App() {
  // A failure to preload is ignored: the file is loaded when something is asked.
  useEffect(() => whenIdle(() => void Promise.allSettled([preloadScreen('alertModal')])), []);
  return (
    <ErrorBoundary>
      <Router>
        <ToastsProvider>
          <ConfirmProvider Modal={AlertModal}>
            <OkProvider Modal={AlertModal}>
              <SessionProvider>
                <ThemeProvider>
                  <Frame>
                    <Screens />
                  </Frame>
                </ThemeProvider>
              </SessionProvider>
            </OkProvider>
          </ConfirmProvider>
        </ToastsProvider>
      </Router>
    </ErrorBoundary>
  );
}
