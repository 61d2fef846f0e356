/**
 * Carries short messages between instances. It may lose some while it is down: whoever listens finds what it
 * missed in the database, so the bus only wakes and tells what is worth nothing later.
 */
export interface Bus {
  publish(topic: string, message: string): Promise<void>;
  subscribe(topic: string, hear: (message: string) => void): void;
  close(): Promise<void>;
}
