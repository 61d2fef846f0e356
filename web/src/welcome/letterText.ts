/** The sample letter; the demo holds the same one (server/src/seed/demoLetters.json). */
export const SAMPLE_LETTER = {
  question: 'Will I find my way back to painting?',
  asked:
    'It has been four years since I last opened the box of oils. I am not sure whether I miss the work or the person I was.',
  date: '20 November 2026',
  paragraphs: [
    'Dear Rosalind,',
    'I drew for you last night with the window open. Three cards, and the first one fell before I had finished shuffling, which I always take as a hurry to be heard.',
    'The Five of Cups is the box under the bed. You have been counting what spilled: the studio, the Thursday class, the friend who used to collect you. Look at the card again. There are two cups still standing, and the figure has not turned round yet. That is all. She has not turned round.',
    'The Moon does not promise that the path is safe, only that it is there. You asked whether you miss the work or the person. I think you are afraid the answer is both. Paint at night if the day has too many witnesses.',
    'And then The Star, which I was not expecting. She kneels with one foot in the water. Nothing about her is finished. Start with water, then: thin washes, cheap paper, no one watching.',
  ],
  reader: 'Isolde',
  cards: [
    { slug: 'five-of-cups', name: 'Five of Cups', position: 'What is under the bed' },
    { slug: 'the-moon', name: 'The Moon', position: 'The path' },
    { slug: 'the-star', name: 'The Star', position: 'What waits at the water' },
  ],
} as const;
