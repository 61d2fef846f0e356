/** Claims that no draft may make, each with the English words that reveal it. */
export const FORBIDDEN_CLAIMS: Readonly<Record<string, RegExp>> = {
  'claims an act':
    /\bI (sat|shuffled|lit|drew|laid|pulled|turned|meditated|cleared|held|kept|looked|asked|felt|saw|sensed|tuned|prayed|have (read|looked|drawn|sat))\b|\bas I (write|draw|drew|read|lay)\b/i,
  'claims a frequency':
    /\b(rarely|hardly ever|not often|I (often|seldom|usually|always|never)|as they do when)\b/i,
  predicts:
    /\b(you|he|she|they|it|this|there)(’ll| will| is going to| are going to)\b|\bwill (come|be|happen|return|find|get|bring|never|soon)\b|(?<!\bno )\b(destin\w+|fate|fated|meant to be)\b/i,
  promises: /\b(promise you|guarantee\w*|certain to|sure to|no doubt|definitely)\b/i,
};
