export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each try, so that a mailbox can detect duplicates. */
  messageId: string;
}

export interface MailAdapter {
  /** @throws when the mail was not accepted; it is retried later */
  send(mail: Mail): Promise<void>;
}
