/** The share of likes among likes and dislikes, from 0 to 1; null without any. */
export const computeLikedShare = ({ likes, dislikes }: { likes: number; dislikes: number }): number | null =>
  likes + dislikes === 0 ? null : likes / (likes + dislikes);
