export interface Mail {
  to: string;
  replyTo: string | null;
  /** The sender's display name; null: the configured one. */
  senderName: string | null;
  subject: string;
  text: string;
  html: string;
  /** When it is sent, by the product's clock. */
  date: Temporal.Instant;
  /** The same for each try, so that a mailbox can detect duplicates. */
  messageId: string;
  /** The link for one-click unsubscribing (RFC 8058); null for a necessary mail. */
  unsubscribeUrl: string | null;
  /** The address to which mail servers report failures; null: the sender. */
  envelopeSender: string | null;
  /** Aborts the delivery: the mail then counts as not accepted. */
  signal: AbortSignal;
}

export interface MailAdapter {
  /** @throws when the mail was not accepted; it is retried later */
  send(mail: Mail): Promise<void>;
}
