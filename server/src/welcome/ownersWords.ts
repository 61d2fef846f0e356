import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlRenderer, Node, type NodeWalkingStep, Parser } from 'commonmark';

/** The words with which an owner replaces those of the front page: text or HTML that is safe to show. */
export interface OwnersWords {
  /** Plain text; null: ours stands. */
  headline: string | null;
  /** HTML of the paragraphs below the headline; null: ours stands. */
  lead: string | null;
  /** The lead as plain text. */
  description: string | null;
  sections: { heading: string; text: string }[];
  /** Empty: ours stand. */
  questions: { question: string; answer: string }[];
}

export const NO_WORDS: OwnersWords = {
  headline: null,
  lead: null,
  description: null,
  sections: [],
  questions: [],
};

/** Why a file cannot be shown, for the owner's log. */
export class WordsFault extends Error {}

const MAX_BYTES = 64_000;
const QUESTIONS = 'questions';

const parser = new Parser();
const renderer = new HtmlRenderer();

/**
 * Reads `welcome.md`. Without the file there are no words.
 * @throws {WordsFault} when the file cannot be read or shown
 */
export async function readOwnersWords(dataDir: string): Promise<OwnersWords> {
  const bytes = await readFile(join(dataDir, 'welcome.md')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WordsFault(`it cannot be read (${error.code})`);
  });
  if (bytes === undefined) return NO_WORDS;
  if (bytes.length > MAX_BYTES) throw new WordsFault(`it is larger than ${MAX_BYTES} bytes`);
  return parseOwnersWords(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WordsFault('it is not UTF-8');
  }
}

/**
 * `# …` is the headline and what follows it the lead. `## Questions` holds a `### …` for each question; any other `## …`
 * is a section of its own.
 * @throws {WordsFault} on HTML, a picture, or a link that is neither https nor mailto
 */
export function parseOwnersWords(markdown: string): OwnersWords {
  const document = parser.parse(markdown);
  refuseUnsafe(document);
  const blocks = splitAtHeadings(document);
  const words: OwnersWords = { ...NO_WORDS, sections: [], questions: [] };
  let isInQuestions = false;
  for (const { level, heading, body } of blocks) {
    const html = renderer.render(body).trim();
    if (level === 2) isInQuestions = heading.toLowerCase() === QUESTIONS;
    if (level === 3 && isInQuestions) words.questions.push({ question: heading, answer: html });
    else if (level === 2 && !isInQuestions) words.sections.push({ heading, text: html });
    else if (level < 2) Object.assign(words, toOpening(heading, html, body));
  }
  return words;
}

const toOpening = (heading: string, html: string, body: Node) => ({
  ...(heading !== '' && { headline: heading }),
  ...(html !== '' && { lead: html, description: plainText(body) }),
});

interface Block {
  /** 0 before the first heading. */
  level: 0 | 1 | 2 | 3;
  heading: string;
  body: Node;
}

/** Headings below the third level, and third ones outside of the questions, stay in the text of their section. */
function splitAtHeadings(document: Node): Block[] {
  let block: Block = { level: 0, heading: '', body: new Node('document') };
  const blocks = [block];
  let isInQuestions = false;
  for (const node of childrenOf(document)) {
    const level = headingLevel(node);
    if (level === undefined || (level === 3 && !isInQuestions)) {
      block.body.appendChild(node);
      continue;
    }
    block = { level, heading: plainText(node), body: new Node('document') };
    if (level < 3) isInQuestions = level === 2 && block.heading.toLowerCase() === QUESTIONS;
    blocks.push(block);
  }
  return blocks;
}

function childrenOf({ firstChild }: Node): Node[] {
  const children: Node[] = [];
  for (let child = firstChild; child !== null; child = child.next) children.push(child);
  return children;
}

function headingLevel({ type, level }: Node): 1 | 2 | 3 | undefined {
  return type === 'heading' && (level === 1 || level === 2 || level === 3) ? level : undefined;
}

const plainText = (node: Node): string => Array.from(stepsOf(node), textOf).join('').trim();

function textOf({ entering, node: { type, literal } }: NodeWalkingStep): string {
  if (type === 'text' || type === 'code') return literal ?? '';
  const isBreak = type === 'softbreak' || type === 'linebreak';
  return isBreak || (type === 'paragraph' && !entering) ? ' ' : '';
}

function refuseUnsafe(document: Node): void {
  let line = 1;
  for (const { entering, node } of stepsOf(document)) {
    if (!entering) continue;
    const { type, destination } = node;
    // Only blocks have a position.
    line = (node.sourcepos as typeof node.sourcepos | undefined)?.[0][0] ?? line;
    if (type === 'softbreak' || type === 'linebreak') line += 1;
    if (type === 'html_block' || type === 'html_inline') throw new WordsFault(`line ${line} has HTML`);
    if (type === 'image') throw new WordsFault(`line ${line} has a picture`);
    if (type === 'link' && !isAllowedLink(destination ?? ''))
      throw new WordsFault(`line ${line} has a link that is neither https nor mailto`);
  }
}

/** Everything in a node, in the order of the text; what has children is both entered and left. */
function* stepsOf(node: Node): Generator<NodeWalkingStep> {
  const walker = node.walker();
  for (let step = walker.next(); step !== null; step = walker.next()) yield step;
}

function isAllowedLink(link: string): boolean {
  return ['https:', 'mailto:'].includes(URL.parse(link)?.protocol ?? '');
}
