/** Emergency help for members in danger, in the countries where membership is available. */
export const HELP_LINES = [
  { name: 'In immediate danger', contact: 'Call 112 or your local emergency number (911, 999, 111)' },
  { name: '988 Suicide and Crisis Lifeline (US, Canada)', contact: 'Call or text 988' },
  { name: 'Samaritans (UK, Ireland)', contact: 'Call 116 123' },
  { name: 'Need to talk? (New Zealand)', contact: 'Call or text 1737' },
  { name: 'National Domestic Violence Hotline (US)', contact: 'Call 1-800-799-7233' },
  { name: 'Anywhere else', contact: 'findahelpline.com' },
] as const;
