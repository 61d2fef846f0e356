// Checks how the cards of a letter were drawn, by itself: node check-draw.mjs draw.json
// The file is saved on the letter's page, under 'How were these cards drawn?'. docs/draws.md says what is computed.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const draw = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const seed = Buffer.from(draw.seed, 'hex');
const isCommitted = createHash('sha256').update(seed).digest('hex') === draw.commitment;
const terms = [draw.request_id, draw.draw_number, draw.deck, draw.spread].join(':');
const words = Array.from({ length: 24 }, (_, n) =>
  createHmac('sha256', seed).update(`${terms}:${n}`).digest(),
).flatMap((block) => Array.from({ length: 8 }, (_, n) => block.readUInt32BE(n * 4)));
const below = (n) => {
  let word = words.shift();
  while (word >= 2 ** 32 - (2 ** 32 % n)) word = words.shift();
  return word % n;
};
const deck = [...draw.deck_cards];
const cards = draw.cards.map(() => {
  const [name] = deck.splice(below(deck.length), 1, deck.at(-1));
  deck.pop();
  return { name, reversed: draw.reversals && below(2) === 1 };
});
const isDrawn =
  JSON.stringify(cards) === JSON.stringify(draw.cards.map(({ name, reversed }) => ({ name, reversed })));
console.log(`The seed was fixed before the draw: ${isCommitted}. The cards follow from it: ${isDrawn}.`);
process.exit(isCommitted && isDrawn ? 0 : 1);
