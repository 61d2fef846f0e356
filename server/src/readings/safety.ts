/** Where a member in danger finds help at once, in the countries that membership is open to. */
export const HELP_LINES = [
  { name: 'In immediate danger', contact: 'Call 112 or your local emergency number (911, 999, 111)' },
  { name: '988 Suicide and Crisis Lifeline (US, Canada)', contact: 'Call or text 988' },
  { name: 'Samaritans (UK, Ireland)', contact: 'Call 116 123' },
  { name: 'Need to talk? (New Zealand)', contact: 'Call or text 1737' },
  { name: 'National Domestic Violence Hotline (US)', contact: 'Call 1-800-799-7233' },
  { name: 'Anywhere else', contact: 'findahelpline.com' },
] as const;

/**
 * Few and plain, each as people write it about themselves: a line too many costs a glance, but words of the cards
 * ('Death', 'suicide king', 'a dead end') and of every day ('cut myself some slack', 'dying to know') must not meet it.
 */
const WORDS = [
  /\bsuicid(e|al)\b(?! (king|squad)\b)/,
  /\b(kill|killing|hang|hanging|shoot|shooting|harm|harming|hurt|hurting) myself\b/,
  /\b(cut|cutting) myself\b(?! (some|off|a|free|short|loose|out)\b)/,
  /\bself[ -]?harm(ing)?\b/,
  /\b(end|ending|take|taking) my (own )?life\b(?! (to|in|back|into|on|as|with|for|seriously)\b)/,
  /\bend it all\b/,
  /\b(want|wanna|wanted|wish|ready) (to )?die\b(?! (of|for|laughing)\b)/,
  /\bwish i (was|were) (dead|never born)\b/,
  /\bbetter off (dead|without me)\b/,
  /\b(no|any) reason to (live|go on)\b/,
  /\b(don't|do not|dont) want to (live|be alive|wake up|be here) ?(any ?more|$|[.,;!?])/,
  /\boverdos(e|ed|ing)\b/,
  /\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|ex) (hits|hit|beats|chokes|choked|strangled|raped|molested) me\b(?! (up about|to|with his|with her)\b)/,
  /\b(fear|afraid|scared) for my (life|safety)\b/,
  /\b(threaten(s|ed)?|tr(ies|ied)|going|wants) to kill me\b/,
] as const;

/** Whether a member's words speak of self-harm or danger. */
export function speaksOfDanger(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/[’‘`]/g, "'").replaceAll(/\s+/g, ' ');
  return WORDS.some((words) => words.test(plain));
}
