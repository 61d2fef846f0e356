/** The choices for what a member hopes for from readings. The ids are stored and must never be reused. */
export const HOPES = [
  { id: 1, hope: 'To see more clearly where I stand' },
  { id: 2, hope: 'To understand someone I love' },
  { id: 3, hope: 'To make peace with something that ended' },
  { id: 4, hope: 'To find the courage for a decision' },
  { id: 5, hope: 'To open my heart to someone new' },
  { id: 6, hope: 'To find work that fits me' },
  { id: 7, hope: 'To worry less about money' },
  { id: 8, hope: 'To trust my own intuition' },
  { id: 9, hope: 'To come back to something I used to make' },
  { id: 10, hope: 'To be kinder to myself' },
  { id: 11, hope: 'To feel near to someone I have lost' },
  { id: 12, hope: 'To look forward to tomorrow' },
] as const;

export const listHopes = () => [...HOPES];
