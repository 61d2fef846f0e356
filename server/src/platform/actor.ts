/** The account that makes a call, and the token it is logged in with. */
export interface Actor {
  id: number;
  email: string;
  isWriter: boolean;
  tokenId: number;
}
