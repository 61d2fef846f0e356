// Every command of the writers' screens. The keys, their help, the palette and the hints on buttons all derive from
// this table; what a command does is registered by the screen that can do it (useCommands.ts).

export const GROUPS = ['Queue', 'Letter', 'Reply', 'Go to', 'Anywhere'] as const;
type Group = (typeof GROUPS)[number];

export interface Command {
  label: string;
  group: Group;
  /**
   * The alternative shortcuts: a key as in `KeyboardEvent.key` (`j`, `?`, `Escape`), one with modifiers (`Ctrl+K`; ⌘ counts
   * as Ctrl), or a sequence of two keys (`g r`).
   */
  keys: readonly string[];
  /** Its keys work in text fields too. */
  worksWhileTyping?: true;
  /** The reply form handles its shortcuts; here they are only listed. */
  isHandledByReply?: true;
  /** The screen that it opens. */
  path?: string;
}

const COMMAND_TABLE = {
  next: { group: 'Queue', label: 'Next request', keys: ['j'] },
  previous: { group: 'Queue', label: 'Previous request', keys: ['k'] },
  open: { group: 'Queue', label: 'Open the request', keys: ['Enter', 'o'] },
  back: { group: 'Queue', label: 'Back to the queue', keys: ['Escape'], worksWhileTyping: true },
  search: { group: 'Queue', label: 'Search', keys: ['/'] },

  reply: { group: 'Letter', label: 'To the reply', keys: ['r'] },
  claim: { group: 'Letter', label: 'Claim or give back', keys: ['c'] },
  snooze: { group: 'Letter', label: 'Snooze', keys: ['s'] },
  done: { group: 'Letter', label: 'Mark as done', keys: ['e'] },
  tags: { group: 'Letter', label: 'Tags', keys: ['#'] },
  note: { group: 'Letter', label: 'Note on the member', keys: ['n'] },
  saved: { group: 'Letter', label: 'Canned or saved reply', keys: ['x'] },
  takeBack: { group: 'Letter', label: 'Take back the letter just sent', keys: ['Ctrl+Z'] },

  send: inReply('Seal, send and open the next', 'Ctrl+Enter'),
  sendAndStay: inReply('Send and stay', 'Ctrl+Shift+Enter'),
  newDraft: inReply('Ask for another draft', 'Ctrl+D'),
  clearDraft: inReply('Clear an untouched draft', 'Ctrl+Backspace'),
  nextPlace: inReply('Next card of the spread', 'Alt+ArrowDown'),
  previousPlace: inReply('Previous card of the spread', 'Alt+ArrowUp'),

  goReadings: { group: 'Go to', label: 'Go to readings', keys: ['g r'], path: '/readings' },
  goArchived: { group: 'Go to', label: 'Go to archived readings', keys: ['g a'], path: '/archived-readings' },
  goUsers: { group: 'Go to', label: 'Go to users', keys: ['g u'], path: '/manage/users' },
  goGrades: { group: 'Go to', label: 'Go to grades', keys: ['g g'], path: '/manage/grades' },
  goTags: { group: 'Go to', label: 'Go to tags', keys: [], path: '/manage/tags' },
  goWriters: { group: 'Go to', label: 'Go to writers', keys: [], path: '/manage/writers' },
  goMail: { group: 'Go to', label: 'Go to undelivered mail', keys: [], path: '/manage/mail' },
  goAudit: { group: 'Go to', label: 'Go to the audit log', keys: [], path: '/manage/audit' },
  goProfile: { group: 'Go to', label: 'Go to my profile', keys: [], path: '/writer/profile' },

  palette: {
    group: 'Anywhere',
    label: 'Find a command, member or request',
    keys: ['Ctrl+K'],
    worksWhileTyping: true,
  },
  help: { group: 'Anywhere', label: 'Show the keys', keys: ['?'] },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof COMMAND_TABLE;

export const COMMANDS: Readonly<Record<CommandId, Command>> = COMMAND_TABLE;
export const COMMAND_IDS = Object.keys(COMMAND_TABLE) as CommandId[];

function inReply(label: string, key: string) {
  return { group: 'Reply', label, keys: [key], worksWhileTyping: true, isHandledByReply: true } as const;
}
