/** So few cards are shown as in a hand, overlapping the top of the letter. */
export const isShownAsFan = (cards: number) => cards >= 1 && cards <= 3;
