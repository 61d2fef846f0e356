import { REFUSALS } from '#contract/refusals.ts';
import { escapeHtml } from '../platform/mail/escapeHtml.ts';
import type { ApiDocument } from './apiDocument.ts';

/** The document as plain HTML without scripts or styles, so it works under the strictest policy. */
export function renderDocsPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { summary, ...rest } = operation;
      return `<section><h2>${method.toUpperCase()} ${escapeHtml(path)}</h2><p>${escapeHtml(summary)}</p><details><summary>Shapes</summary><pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre></details></section>`;
    }),
  );
  const refusals = Object.entries(REFUSALS).map(
    ([code, { status, message }]) =>
      `<tr id="${code}"><td>${code}</td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(info.title)}</title></head><body><main><h1>${escapeHtml(info.title)}</h1><p>The same as <a href="/api/openapi.json">OpenAPI</a>.</p>${calls.join('')}<section><h2>Codes</h2><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead><tbody>${refusals.join('')}</tbody></table></section></main></body></html>`;
}
