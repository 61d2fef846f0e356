/** A written word, folded: lower case, without accents, in one alphabet and script. */
export interface WrittenWord {
  text: string;
  /** What follows it: nothing, a comma, or the end of a sentence. */
  pause: Pause;
}
export type Pause = 'none' | 'short' | 'full';

/** Splits a text into words and marks sentence ends. Each Chinese character is a word. Linear time. */
export function splitIntoWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const [found] of joinSpelledOut(foldText(text)).matchAll(WORD_OR_PAUSE)) {
    const pause = toPause(found);
    if (pause === undefined)
      words.push(...splitContraction(found, words).map((each) => ({ text: each, pause: 'none' as const })));
    else if (words.length > 0) words.at(-1)!.pause = longerPause(words.at(-1)!.pause, pause);
  }
  return words;
}

const WORD_OR_PAUSE =
  /\p{Script=Han}|[\p{L}\p{N}*@$]+(?:'\p{L}+)*|[.!?;。！？；]+|[,，、:：()]|\n[^\S\n]*\n/gu;

function toPause(found: string): Pause | undefined {
  if (/^[,，、:：()]/u.test(found)) return 'short';
  // An ellipsis is hesitation, not a sentence end.
  if (/^\.{2,}$/.test(found)) return 'short';
  return /^[.!?;。！？；\n]/u.test(found) ? 'full' : undefined;
}

const longerPause = (a: Pause, b: Pause): Pause => (a === 'full' || b === 'full' ? 'full' : b);

/** Folds case, accents, look-alike letters, invisible characters, apostrophes and traditional characters. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]|(?![\n\t])\p{Cc}/gu, (character) => (character === '\r' ? '\n' : ''))
    .toLowerCase()
    .replaceAll('…', ' .. ')
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(
      /[ßæœøłđıаеорсухіӏαοεικν]|\p{Script=Han}/gu,
      (character) => FOLDED_CHARACTERS.get(character) ?? character,
    );
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Cyrillic and Greek letters that look like Latin ones.
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ӏ: 'l',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
};
/** Traditional characters and their simplified forms, which the phrases use. */
const TRADITIONAL =
  '殺杀說说會会過过愛爱藥药點点無无們们個个為为媽妈強强姦奸蹤踪樓楼開开氣气見见傷伤殘残脅胁離离醫医還还沒没讓让後后這这樣样該该嗎吗對对從从覺觉結结斷断繩绳劃划遺遗書书臉脸頭头髮发來来時时間间動动幾几裡里裏里爺爷歲岁關关鎖锁門门難难變变態态騷骚擾扰監监視视報报淚泪絕绝輕轻續续繼继義义價价麼么嚇吓頸颈別别將将體体問问題题給给話话電电親亲孫孙兒儿園园戲戏劇剧牌牌貓猫飯饭熱热餓饿煩烦緊紧張张聽听識识機机夠够懷怀閨闺們们網网聯联繫系歡欢顆颗許许與与爾尔當当腦脑幫帮滅灭亂乱買买賣卖錢钱業业長长車车軌轨橋桥濕湿燒烧毀毁隨随處处掙挣達达腳脚踢踢揍揍罵骂僅仅樂乐單单願愿麻麻煩烦誰谁課课壓压壞坏連连暴暴絡络誘诱猥猥褻亵禮礼獨独頓顿渾浑滾滚';
const FOLDED_CHARACTERS = new Map<string, string>([
  ...Object.entries(LETTERS),
  ...Array.from(
    { length: TRADITIONAL.length / 2 },
    (_, n) => [TRADITIONAL[2 * n]!, TRADITIONAL[2 * n + 1]!] as const,
  ),
]);

/** Joins 'k i l l' and 's.u.i.c.i.d.e' into words. */
const joinSpelledOut = (text: string): string =>
  text.replaceAll(/(?<![\p{L}'])[a-z](?:[ ._-][a-z]){3,}(?![\p{L}'])/gu, (letters) =>
    letters.replaceAll(/[^a-z]/g, ''),
  );

const ENGLISH_ENDINGS = new Set(['t', 'nt', 's', 'm', 're', 've', 'll', 'd']);

/** "don't" becomes one word ('dont'), "m'a" becomes two, and 'don t' is joined. */
function splitContraction(found: string, before: WrittenWord[]): string[] {
  const parts = found.split("'");
  const last = before.at(-1);
  if (parts.length === 1 && last?.pause === 'none' && isCutOffEnding(last.text, found)) {
    last.text += found;
    return [];
  }
  if (parts.length === 2 && ENGLISH_ENDINGS.has(parts[1]!)) return [parts.join('')];
  return parts.filter((part) => part !== '');
}

const isCutOffEnding = (word: string, ending: string): boolean =>
  (ending === 't' &&
    /^(?:don|can|won|isn|wasn|didn|doesn|couldn|wouldn|shouldn|haven|hasn|aren|ain)$/.test(word)) ||
  (word === 'i' && /^(?:m|ve|ll)$/.test(ending));
