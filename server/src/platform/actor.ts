/** Who makes the call. */
export interface Actor {
  id: number;
  email: string;
  isWriter: boolean;
  tokenId: number;
}
