import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { newQueryClient } from '../platform/queries.ts';
import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { OkProvider } from '../ui/OkModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { Screens } from './Screens.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { ThemeProvider } from './theme.tsx';

export function App() {
  const [client] = useState(newQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <BrowserRouter>
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
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
