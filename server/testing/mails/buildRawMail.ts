interface MailFields {
  from: string;
  to: string;
  /** Further headers, or others instead of the usual ones. */
  headers?: Record<string, string>;
  body: string;
}

let sent = 0;

/** A mail of Rosalind as her mail program sends it, each with an id of its own. */
export const buildRawMail = ({ from, to, headers = {}, body }: MailFields): string =>
  [
    ...Object.entries({
      From: `Rosalind <${from}>`,
      To: to,
      Subject: 'Re: A letter',
      'Message-ID': `<${(sent += 1)}@example.test>`,
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
    '',
  ].join('\r\n');
