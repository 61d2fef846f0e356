/** An account that was closed. */
export interface ErasedAccount {
  userId: number;
  erasedAt: string;
}
