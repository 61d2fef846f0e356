import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NO_WELCOME_TEXT } from './welcomeText.ts';
import { readWelcomeText } from './readWelcomeText.ts';
import { parseWelcomeText } from './parseWelcomeText.ts';

test('reads a headline, its lead, sections and questions', () => {
  const welcomeText = parseWelcomeText(
    '# A *quiet* house\n\nOne.\nTwo.\n\n## About\n\n### Small\n\nText\n\n## questions\n\n### Who?\n\nWe.\n\n### When?\n\nSoon.\n\n## Last\n',
  );
  expect(welcomeText).toEqual({
    headline: 'A quiet house',
    lead: '<p>One.\nTwo.</p>',
    description: 'One. Two.',
    sections: [
      { heading: 'About', text: '<h3>Small</h3>\n<p>Text</p>' },
      { heading: 'Last', text: '' },
    ],
    questions: [
      { question: 'Who?', answer: '<p>We.</p>' },
      { question: 'When?', answer: '<p>Soon.</p>' },
    ],
  });
});

test.each([
  ['line 3 has HTML', '# Mine\n\n<script>alert(3)</script>'],
  ['line 1 has HTML', 'A <b onclick="alert(3)">word</b>'],
  ['line 2 has a picture', 'One\n![two](https://letters.example/a.png)'],
  ['line 3 has a link', '# Mine\n\n[press](javascript:alert(3))'],
  ['line 1 has a link', '[press](http://letters.example)'],
  ['line 2 has a link', '- one\n- <data:text/html,alert(3)>'],
  ['line 1 has a link', '[here](/login)'],
  ['line 1 has a link', '[here][1]\n\n[1]: javascript:alert(3)'],
])('%s', (reason, markdown) => {
  expect(() => parseWelcomeText(markdown)).toThrow(reason);
});

test('text that only looks like HTML is escaped', () => {
  expect(parseWelcomeText('1 < 2 & "3" `<i>`').lead).toBe(
    '<p>1 &lt; 2 &amp; &quot;3&quot; <code>&lt;i&gt;</code></p>',
  );
});

test('an unreadable file is an error, and a missing one is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonletter-welcome-'));
  const path = join(folder, 'welcome.md');
  try {
    expect(await readWelcomeText(folder)).toEqual(NO_WELCOME_TEXT);
    await writeFile(path, Buffer.from([0x23, 0x20, 0xff, 0xfe]));
    await expect(readWelcomeText(folder)).rejects.toThrow('it is not UTF-8');
    await writeFile(path, 'long '.repeat(20_000));
    await expect(readWelcomeText(folder)).rejects.toThrow('larger than 64000 bytes');
    await rm(path);
    await mkdir(path);
    await expect(readWelcomeText(folder)).rejects.toThrow('cannot be read (EISDIR)');
  } finally {
    await rm(folder, { recursive: true });
  }
});
