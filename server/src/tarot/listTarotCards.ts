import { TAROT_MEANINGS } from './meanings.ts';

export const listTarotCards = () => [...TAROT_MEANINGS];
