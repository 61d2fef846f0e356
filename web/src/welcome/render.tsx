import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '#contract/astrology/calls.ts';
import type { BuiltFiles } from './DocumentHead.tsx';
import { WelcomePage } from './WelcomePage.tsx';

/** The front page as a Mustache template. The build calls this. */
export const renderWelcome = (files: BuiltFiles, chart: Chart): string =>
  `<!doctype html>${renderToStaticMarkup(<WelcomePage files={files} chart={chart} />)}`;
