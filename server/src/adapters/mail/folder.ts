import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailAdapter } from './mail.ts';
import { toMessage } from './message.ts';

/** Without a mail server, each mail becomes an .eml file, written atomically. */
export function mailFolder(folder: string, from: string): MailAdapter {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.messageId.replace(/@.*/, '')}.eml`);
      await writeFile(`${path}.part`, message as Buffer);
      await rename(`${path}.part`, path);
    },
  };
}
