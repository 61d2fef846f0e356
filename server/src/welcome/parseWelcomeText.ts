import { HtmlRenderer, Node, type NodeWalkingStep, Parser } from 'commonmark';
import { NO_WELCOME_TEXT, type WelcomeText, WelcomeTextError } from './welcomeText.ts';

const QUESTIONS = 'questions';

const parser = new Parser();
const renderer = new HtmlRenderer();

/**
 * `# …` is the headline, and the paragraphs after it are the lead. `## Questions` contains a `### …` for each question;
 * any other `## …` is a separate section.
 * @throws {WelcomeTextError} on HTML, a picture, or a link that is neither https nor mailto
 */
export function parseWelcomeText(markdown: string): WelcomeText {
  const document = parser.parse(markdown);
  refuseUnsafe(document);
  const blocks = splitAtHeadings(document);
  const welcomeText: WelcomeText = { ...NO_WELCOME_TEXT, sections: [], questions: [] };
  let isInQuestions = false;
  for (const { level, heading, body } of blocks) {
    const html = renderer.render(body).trim();
    if (level === 2) isInQuestions = heading.toLowerCase() === QUESTIONS;
    if (level === 3 && isInQuestions) welcomeText.questions.push({ question: heading, answer: html });
    else if (level === 2 && !isInQuestions) welcomeText.sections.push({ heading, text: html });
    else if (level < 2) Object.assign(welcomeText, toOpening(heading, html, body));
  }
  return welcomeText;
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
  for (const node of listChildren(document)) {
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

function listChildren({ firstChild }: Node): Node[] {
  const children: Node[] = [];
  for (let child = firstChild; child !== null; child = child.next) children.push(child);
  return children;
}

function headingLevel({ type, level }: Node): 1 | 2 | 3 | undefined {
  return type === 'heading' && (level === 1 || level === 2 || level === 3) ? level : undefined;
}

const plainText = (node: Node): string => Array.from(stepsOf(node), readNodeText).join('').trim();

function readNodeText({ entering, node: { type, literal } }: NodeWalkingStep): string {
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
    if (type === 'html_block' || type === 'html_inline') throw new WelcomeTextError(`line ${line} has HTML`);
    if (type === 'image') throw new WelcomeTextError(`line ${line} has a picture`);
    if (type === 'link' && !isAllowedLink(destination ?? ''))
      throw new WelcomeTextError(`line ${line} has a link that is neither https nor mailto`);
  }
}

/** The steps through a node in text order; a node with children is both entered and left. */
function* stepsOf(node: Node): Generator<NodeWalkingStep> {
  const walker = node.walker();
  for (let step = walker.next(); step !== null; step = walker.next()) yield step;
}

function isAllowedLink(link: string): boolean {
  return ['https:', 'mailto:'].includes(URL.parse(link)?.protocol ?? '');
}
