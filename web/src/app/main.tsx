import '../platform/zod.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startReporting } from '../platform/reporting.ts';
import { App } from './App.tsx';

startReporting();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
