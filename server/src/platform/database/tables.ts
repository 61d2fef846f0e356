// Written by `npm run schema` from the migrations.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A moment: read as ISO 8601 text in UTC, written as such or as an Instant. */
type Moment = ColumnType<string, string | Temporal.Instant, string | Temporal.Instant>;
type NullableMoment = ColumnType<
  string | null,
  string | Temporal.Instant | null | undefined,
  string | Temporal.Instant | null
>;
/** A value with a default in the database. */
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
/** JSON: read parsed, written as text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export interface Tables {
  arrivalMails: {
    messageId: number;
    requestId: number;
    userId: number;
    isLetter: boolean;
    dueAt: Moment;
    heldSince: NullableMoment;
  };
  assignedPersonalities: {
    userId: number;
    readerId: number;
  };
  attempts: {
    id: GeneratedAlways<number>;
    invoiceId: number;
    userId: number;
    paymentMethodId: number;
    n: number;
    status: 'pending' | 'unknown' | 'requires_action' | 'succeeded' | 'declined' | 'canceled';
    offSession: boolean;
    declineCode: string | null;
    gatewayRef: string | null;
    createdAt: Moment;
    lookAt: NullableMoment;
    settledAt: NullableMoment;
    actorId: number | null;
    disputedAt: NullableMoment;
    idempotencyKey: string | null;
  };
  auditLog: {
    id: GeneratedAlways<number>;
    actorId: number | null;
    actor: 'member' | 'writer' | 'clock' | 'gateway';
    userId: number | null;
    act: string;
    says: string;
    why: string | null;
    createdAt: Moment;
  };
  charts: {
    userId: number;
    madeFrom: string;
    chart: Json;
    createdAt: Moment;
  };
  digests: {
    userId: number;
    dueAt: Moment;
    since: NullableMoment;
    heldSince: NullableMoment;
  };
  draftQueue: {
    requestId: number;
    dueAt: Moment;
    claimedUntil: NullableMoment;
  };
  drafts: {
    id: GeneratedAlways<number>;
    requestId: number;
    text: string;
    createdAt: Moment;
    retiredAt: NullableMoment;
    source: 'composer' | 'model';
    promptVersion: string;
    frame: string | null;
    passages: Json;
    emptyBecause: string | null;
  };
  drawSeeds: {
    id: GeneratedAlways<number>;
    requestId: number;
    seed: Buffer;
    commitment: GeneratedAlways<string>;
    openedSeed: GeneratedAlways<string>;
    draws: Defaulted<number>;
    messageId: number | null;
    drawId: number | null;
    isByHand: Defaulted<boolean>;
    openedAt: NullableMoment;
    createdAt: Moment;
  };
  draws: {
    id: GeneratedAlways<number>;
    requestId: number;
    spread: string;
    cards: Json;
    drawnBy: number;
    createdAt: Moment;
    answeredAt: NullableMoment;
    drawNumber: number | null;
    deck: 'tarot' | 'oracle' | null;
    reversals: boolean | null;
  };
  emailChanges: {
    userId: number;
    email: string;
    hash: Buffer;
    tokenId: number;
    createdAt: Moment;
    expiresAt: Moment;
  };
  erasedUsers: {
    userId: number;
    erasedAt: Moment;
    nextTryAt: NullableMoment;
  };
  eventOutbox: {
    id: GeneratedAlways<number>;
    memberId: number;
    audience: 'member' | 'writers' | 'both';
    data: string;
    createdAt: Moment;
    recipientId: number | null;
  };
  events: {
    id: GeneratedAlways<number>;
    memberId: number;
    audience: 'member' | 'writers' | 'both';
    data: string;
    createdAt: Moment;
    recipientId: number | null;
  };
  feedback: {
    id: GeneratedAlways<number>;
    userId: number;
    requestId: number;
    responseId: number | null;
    readerId: number | null;
    type: 'like' | 'dislike';
    reason: string;
    createdAt: Moment;
    answerId: number | null;
  };
  friendInvitations: {
    id: GeneratedAlways<number>;
    userId: number;
    email: string;
    message: string;
    isSent: boolean;
    createdAt: Moment;
  };
  gatewayCustomers: {
    userId: number;
    ref: string;
  };
  gatewayEvents: {
    id: string;
    kind: string;
    receivedAt: Moment;
  };
  gradeRollups: {
    period: 'hour' | 'day';
    startsAt: Moment;
    readerId: number;
    answers: number;
    likes: number;
    dislikes: number;
    rushAnswers: number;
    rushKept: number;
    times: number[];
  };
  gradedAnswers: {
    messageId: number;
    readerId: number;
    answeredAt: Moment;
    secondsToAnswer: number | null;
    timeBucket: GeneratedAlways<number>;
    isRush: boolean;
    isKept: boolean;
    verdict: 'like' | 'dislike' | null;
  };
  idempotencyKeys: {
    userId: number;
    key: string;
    fingerprint: string;
    status: number | null;
    answer: string | null;
    createdAt: Moment;
    aliveAt: NullableMoment;
    aboutUserId: number | null;
  };
  inboundMails: {
    id: GeneratedAlways<number>;
    requestId: number;
    userId: number;
    identity: Buffer;
    problem: string | null;
    text: string | null;
    createdAt: Moment;
  };
  invoices: {
    id: GeneratedAlways<number>;
    userId: number;
    subscriptionId: number | null;
    kind: 'membership' | 'tip';
    status: 'open' | 'paid' | 'void' | 'refunded' | 'partly_refunded';
    productId: 1 | 2 | null;
    periodStart: number | null;
    periodEnd: number | null;
    amountCents: number;
    taxCents: Defaulted<number>;
    refundedCents: Defaulted<number>;
    readingRequestId: number | null;
    description: string;
    createdAt: Moment;
    paidAt: NullableMoment;
    purpose: Defaulted<'create' | 'update' | 'renewal' | 'tip'>;
    readerId: number | null;
  };
  jobFailures: {
    id: number;
    name: string;
    error: string;
    tries: number;
    failedAt: Moment;
  };
  keptPictures: {
    name: string;
    requestId: number;
    writerId: number;
    createdAt: Moment;
  };
  knownLogIns: {
    userId: number;
    hash: Buffer;
    succeededAt: Moment;
  };
  limitHits: {
    id: GeneratedAlways<number>;
    subject: string;
    createdAt: Moment;
  };
  limits: {
    subject: string;
    hits: Moment;
    undecided: Moment;
    expiresAt: Moment;
  };
  mailBounces: {
    id: GeneratedAlways<number>;
    userId: number;
    createdAt: Moment;
    identity: Buffer | null;
  };
  mailOutbox: {
    id: GeneratedAlways<number>;
    recipient: string;
    replyTo: string | null;
    subject: string;
    bodyText: string;
    bodyHtml: string;
    createdAt: Moment;
    nextTryAt: NullableMoment;
    tries: Defaulted<number>;
    sentAt: NullableMoment;
    gaveUpAt: NullableMoment;
    lastError: string | null;
    userId: number | null;
    senderName: string | null;
    unsubscribeUrl: string | null;
    claimedUntil: NullableMoment;
    aboutUserId: number | null;
    kind: string | null;
    messageId: number | null;
    expiresAt: NullableMoment;
  };
  memberActivity: {
    userId: number;
    lastRequestAt: NullableMoment;
  };
  memberCards: {
    messageId: number;
    place: number;
    userId: number;
    requestId: number;
    name: string;
    reversed: boolean;
    imagePath: string | null;
    isSealed: boolean;
    createdAt: Moment;
  };
  messages: {
    id: GeneratedAlways<number>;
    requestId: number;
    userId: number;
    senderId: number;
    sender: 'member' | 'writer';
    title: string | null;
    text: string;
    responseMode: 'Standard' | 'ReadingResponse';
    personalityId: number | null;
    tarot: string | null;
    imagePath: string | null;
    spread: string | null;
    cards: Json;
    createdAt: Moment;
    draftId: number | null;
    draftKept: number | null;
    words: GeneratedAlways<string>;
  };
  nightlyBackups: {
    isOnly: Defaulted<boolean>;
    nextAt: Moment;
  };
  notes: {
    id: GeneratedAlways<number>;
    userId: number;
    writerId: number;
    text: string;
    createdAt: Moment;
  };
  outcomeAsks: {
    messageId: number;
    requestId: number;
    userId: number;
    dueAt: NullableMoment;
    askedAt: NullableMoment;
    heldSince: NullableMoment;
  };
  outcomes: {
    requestId: number;
    userId: number;
    messageId: number;
    readerId: number | null;
    feeling: 'glad' | 'calm' | 'mixed' | 'sad' | 'open';
    text: string;
    createdAt: Moment;
    updatedAt: Moment;
  };
  passwordResets: {
    hash: Buffer;
    userId: number;
    createdAt: Moment;
    expiresAt: Moment;
    usedAt: NullableMoment;
  };
  paymentMethods: {
    id: GeneratedAlways<number>;
    userId: number;
    ref: string;
    brand: 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'visa' | 'unknown';
    last4: string;
    expMonth: number;
    expYear: number;
    fingerprint: string;
    isDefault: boolean;
    createdAt: Moment;
    removedAt: NullableMoment;
    detachAt: NullableMoment;
  };
  profiles: {
    userId: number;
    createdAt: NullableMoment;
    gender: 'MAN' | 'WOM' | 'NON' | 'NUL' | null;
    birthTime: string | null;
    birthTimeKnown: boolean | null;
    birthTimeExact: Defaulted<boolean>;
    birthLocation: Defaulted<string>;
    birthPlace: Json;
    zodiac: 'ARI' | 'TAE' | 'GEM' | 'CAN' | 'LEO' | 'VIR' | 'LIB' | 'SCO' | 'SAG' | 'CAP' | 'AQU' | 'PIS' | null;
    currentLocation: Defaulted<string>;
    bio: Defaulted<string>;
    experienceLevel: number | null;
    seenWriter: boolean | null;
    previousExperience: Defaulted<string>;
    moonletterHopes: Defaulted<number[]>;
    moonletterHopeOther: Defaulted<string>;
    extraInfo: Defaulted<string>;
    picture: string | null;
    timeZone: Defaulted<string>;
    answerMail: Defaulted<boolean>;
    digest: Defaulted<'off' | 'weekly'>;
    quietFrom: string | null;
    quietTo: string | null;
    birthUtcOffset: number | null;
    currentPlace: Json;
    usesLetterKeys: Defaulted<boolean>;
    outcomeMail: Defaulted<boolean>;
  };
  readers: {
    id: GeneratedAlways<number>;
    userId: number | null;
    firstName: string;
    lastName: string;
    picture: string | null;
    color: 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | 'grey';
    status: Defaulted<'active' | 'inactive' | 'invited'>;
    bio: Defaulted<string>;
    specialities: Defaulted<string>;
    createdAt: Moment;
    readsReversals: Defaulted<boolean>;
    away: Defaulted<boolean>;
    invitedUntil: NullableMoment;
    voice: Json;
  };
  readingRequests: {
    id: GeneratedAlways<number>;
    userId: number;
    title: string;
    status: 'OPENED' | 'RESPONDED' | 'CLOSED';
    isRushed: Defaulted<boolean>;
    isOracle: Defaulted<boolean>;
    isAstrology: Defaulted<boolean>;
    numberOfTarotCards: Defaulted<number>;
    personalityId: number | null;
    assignedWriterId: number | null;
    isFlagged: Defaulted<boolean>;
    unreadForMember: Defaulted<number>;
    unreadForWriters: Defaulted<number>;
    createdAt: Moment;
    lastMessageTime: Moment;
    dueAt: Moment;
    closesAt: NullableMoment;
    wroteBackAt: NullableMoment;
    questionDueAt: NullableMoment;
    isSealed: Defaulted<boolean>;
    isFavourite: Defaulted<boolean>;
    workRank: GeneratedAlways<number>;
    workKey: GeneratedAlways<number>;
    snoozedUntil: NullableMoment;
    lane: GeneratedAlways<string>;
    reopenedAt: NullableMoment;
    otherPerson: Json;
  };
  recentLetters: {
    messageId: number;
    requestId: number;
    request: Json;
    draftId: number | null;
    drawId: number | null;
    idempotencyKey: string | null;
    createdAt: Moment;
  };
  refunds: {
    id: GeneratedAlways<number>;
    invoiceId: number;
    userId: number;
    amountCents: number;
    status: 'pending' | 'succeeded' | 'refused';
    gatewayRef: string | null;
    endsMembership: boolean;
    createdAt: Moment;
    lookAt: NullableMoment;
    settledAt: NullableMoment;
    actorId: number | null;
    idempotencyKey: string | null;
  };
  replyDrafts: {
    requestId: number;
    writerId: number;
    form: Json;
    updatedAt: Moment;
  };
  requestLog: {
    id: GeneratedAlways<number>;
    requestId: number;
    userId: number | null;
    says: string;
    createdAt: Moment;
  };
  reviews: {
    id: GeneratedAlways<number>;
    messageId: number;
    readerId: number | null;
    writerId: number;
    grade: number;
    note: string;
    createdAt: Moment;
  };
  savedReplies: {
    id: GeneratedAlways<number>;
    userId: number;
    title: string;
    text: string;
    isShared: boolean;
    createdAt: Moment;
  };
  secrets: {
    name: string;
    value: Buffer;
  };
  subscriptions: {
    id: GeneratedAlways<number>;
    userId: number;
    status: 'active' | 'past_due' | 'canceled';
    interval: 'month' | 'year';
    productId: 1 | 2 | null;
    pendingProductId: 1 | 2 | null;
    cancelAtPeriodEnd: Defaulted<boolean>;
    paymentPausedAt: number | null;
    paymentResumesAt: number | null;
    currentPeriodStart: number | null;
    currentPeriodEnd: number | null;
    anchor: number | null;
    periods: Defaulted<number>;
    canceledAt: number | null;
    endedAt: number | null;
    dunningSince: number | null;
    dunningStep: number | null;
    dunningNextAt: number | null;
    dunningStopped: Defaulted<boolean>;
    nextActionAt: number | null;
    version: Defaulted<number>;
    createdAt: Moment;
    noticedUntil: number | null;
  };
  supportMessages: {
    id: GeneratedAlways<number>;
    userId: number;
    content: string;
    createdAt: Moment;
  };
  tags: {
    id: GeneratedAlways<number>;
    text: string;
    color: 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | 'grey';
    createdAt: Moment;
  };
  testClock: {
    onlyOne: Defaulted<boolean>;
    offsetMs: number;
  };
  threadTimes: {
    requestId: number;
    lastMessageTime: Moment;
    status: string;
    lane: string | null;
  };
  tokens: {
    id: GeneratedAlways<number>;
    userId: number;
    hash: Buffer;
    createdAt: Moment;
    lastUsedAt: Moment;
    browser: string | null;
  };
  unclaimedFiles: {
    name: string;
    createdAt: Moment;
  };
  userTags: {
    userId: number;
    tagId: number;
    createdAt: Moment;
  };
  users: {
    id: GeneratedAlways<number>;
    email: string;
    passwordHash: string | null;
    firstName: string;
    lastName: string;
    birthDate: string | null;
    isWriter: Defaulted<boolean>;
    isBlocked: Defaulted<boolean>;
    termsAcceptedAt: NullableMoment;
    createdAt: Moment;
    emailUndeliverableAt: NullableMoment;
  };
}
