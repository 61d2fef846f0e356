export interface Mail {
  to: string;
  replyTo: string | null;
  /** The name beside the sender's address; null: the one that is configured. */
  senderName: string | null;
  subject: string;
  text: string;
  html: string;
  /** The same for each try, so that a mailbox can detect duplicates. */
  messageId: string;
  /** Where one click ends mails of this kind (RFC 8058); null: a necessary mail. */
  unsubscribeUrl: string | null;
  /** To whom mail servers report failures; null: the sender. */
  envelopeSender: string | null;
  /** Ends the sending: the mail counts as not accepted. */
  signal: AbortSignal;
}

export interface MailAdapter {
  /** @throws when the mail was not accepted; it is retried later */
  send(mail: Mail): Promise<void>;
}
