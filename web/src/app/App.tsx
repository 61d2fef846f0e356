import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { OkProvider } from '../ui/OkModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { Screens } from './Screens.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { ThemeProvider } from './theme.tsx';
import { Router } from '../ui/router.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <Router>
        <ToastsProvider>
          <ConfirmProvider>
            <OkProvider>
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
