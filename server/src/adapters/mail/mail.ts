export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each try of one mail, so that a mailbox can tell a repeated delivery. */
  messageId: string;
}

export interface MailAdapter {
  /** @throws when the mail was not taken; it is tried again later */
  send(mail: Mail): Promise<void>;
}
