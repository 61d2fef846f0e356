import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailAdapter } from './mail.ts';
import { toNodemailerMessage } from './message.ts';

/** Without a mail server, each mail becomes an .eml file, written atomically. */
export function createFolderMailAdapter(folder: string, from: string): MailAdapter {
  // The library is loaded with the first mail.
  const open = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      const { message } = await (await (transport ??= open())).sendMail(toNodemailerMessage(mail, from));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.messageId.replace(/@.*/, '')}.eml`);
      await writeFile(`${path}.part`, message as Buffer);
      await rename(`${path}.part`, path);
    },
  };
}
