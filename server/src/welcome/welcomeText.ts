/** The texts with which an owner replaces ours on the front page: plain text, or HTML that is safe to show. */
export interface WelcomeText {
  /** Plain text; null: our own is shown. */
  headline: string | null;
  /** HTML of the paragraphs below the headline; null: our own are shown. */
  lead: string | null;
  /** The lead as plain text. */
  description: string | null;
  sections: { heading: string; text: string }[];
  /** Empty: our own are shown. */
  questions: { question: string; answer: string }[];
}

export const NO_WELCOME_TEXT: WelcomeText = {
  headline: null,
  lead: null,
  description: null,
  sections: [],
  questions: [],
};

/** Why a file cannot be shown, for the owner's log. */
export class WelcomeTextError extends Error {}
