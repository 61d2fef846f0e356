import { anyOf } from './question/anyOf.ts';

/** The topics of questions, recognised by their words. */
export const TOPICS = [
  'loss',
  'love',
  'work',
  'money',
  'family',
  'home',
  'study',
  'friendship',
  'self',
  'decision',
  'timing',
  'general',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Matters that we must not read cards about: the letter kindly says who can help. Danger gets no draft at all. */
const SENSITIVITIES = [
  'illness',
  'miscarriage',
  'scam',
  'bereavement',
  'ownDeath',
  'disaster',
  'war',
  'petIllness',
  'othersIllness',
  'infertility',
  'pregnancy',
  'law',
] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** Words for a part of life have more weight than 'should I' or 'when', and words for grief the most. */
const TOPIC_PATTERNS: readonly (readonly [Topic, weight: number, RegExp])[] = [
  [
    'loss',
    3,
    /\b(died(?<!\b(?:gearbox|engine|battery|phone|laptop|car|van|computer|fridge|boiler|conversation|plants?) died)|passed away|bereave\w*|grie(f|ving|ve)|funeral|mourn\w*|widow\w*(?! for \w+ years)|lost my (mum|mom|mother|dad|father|son|daughter|husband|wife|brother|sister|gran\w*|dog|cat|best friend))\b/gi,
  ],
  [
    'love',
    2,
    /\b(loves?(?! (?:my|our|the|this|that|what|it|to|being|living|working)\b)|relationships?|dating|a date|marry|marriage|married|wedding(?! (?:ring|dress|cake)s?\b)|engaged|crush|the (?:same )?way (?:i|he|she|they) (?:feels?|thinks?) (?:about|of)|romance|romantic|soulmate|compatib\w+|break ?up|broke up|divorce\w*|mov(?:e|ing) in (?:together|with (?:me|him|her|them))|((he|she|they) |(him|her|them) )?(come|comes|coming) back to me|(does|will|did) (he|she) (like|love|miss|call|text|want) me)\b/gi,
  ],
  [
    'work',
    2,
    /\b(job|jobs|work(?! out| it out| things out)(?<!\b(?:go|going|went|get|got|gets|goes) to work|\b(?:can|could|will|would|does|did) (?:this|it|that|we|us|things) work)|working(?! out)|career|boss|manager|colleagues?|co-?workers?|promotion|business|interview|office|company|employer|contract|salary|hired|fired|redundan\w*|freelance\w*)\b/gi,
  ],
  [
    'money',
    2,
    /\b(money|debts?|afford|savings?|loan|mortgage|bills?|financ\w*|invest\w*|budget|income|rent|inherit\w*)\b/gi,
  ],
  [
    'family',
    2,
    /\b(family|mother|mum|mom|father|dad|parents?|sons?|daughters?|sisters?|brothers?|siblings?|child|children|kids?|aunt|uncle|grand(mother|father|parents?|ma|pa)|in-laws?|foster(?:ing| care)|adopt\w* (?:a |our )?(?:\w+ )?(?:boy|girl|baby))\b/gi,
  ],
  [
    'home',
    2,
    /\b(mov(e|ing) (house|home|out|in|to|away|abroad|back)|house|(?<!\b(?:feels?|feeling|felt|fell|so|bit|falls) )flat|apartment|lease|landlord|neighbou?rs?|relocat\w*|emigrat\w*|new (home|city|country|place))\b/gi,
  ],
  [
    'study',
    2,
    /\b(stud(y|ies|ying)|exams?|finals|masters?(?= (?:in|degree|course))|train(?:ing)? (?:as|to be)|(?<!\bold )school(?! (?:friends?|mates?|reunion))|college|university|degree|(?<!of )course|thesis|dissertation|(?<!\b(?:yoga|dance|piano|violin|guitar|singing|music|swimming|riding|driving|tennis) )teacher|tutor|graduat\w*|phd)\b/gi,
  ],
  ['friendship', 2, /\b(friends?|friendships?|best mate|roommate|flatmate)\b/gi],
  [
    'self',
    2,
    /\b(myself|lonely|loneliness|confiden\w*|self-?esteem|anxious|anxiety|stress\w*|overwhelm\w*|burn(t|ed)? ?out|tired|exhausted|stuck|lost|sad|purpose|who i am|happy|unhappy|worr(y|ied))\b/gi,
  ],
  [
    'decision',
    1,
    /\b(should i(?! (know|expect|focus|learn|look|keep in mind))|decid\w*|decision|(?:i|we|to|cannot|can[’']?t|must) choose(?! (?:me|us)\b)|choosing between|choice|or (stay|leave|go|not)|options?)\b/gi,
  ],
  [
    'timing',
    1,
    /\b(when (will|should|can|do|does|is|am)|how (soon|long)|what (month|year)|timing|right time|too (late|early|soon))\b/gi,
  ],
];

const RELATIVE =
  '(?:(?:great[- ])?grand(?:mother|father|ma|pa|mum|dad|son|daughter|child|parents?)|gran(?:ny|dad)?|nan|mother|mum|mummy|mom|father|dad|parents?|(?:step|half[- ]?)?(?:brother|sister|son|daughter|mum|mom|dad)s?|aunt(?:ie)?|uncle|cousin|nephew|niece|child(?:ren)?|kids?|baby|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|spouse|ex|(?:mother|father|brother|sister)-in-law|in-laws?)';
const OTHER = `(?:${RELATIVE}|(?:best |old |close )?friend|mate|colleague|neighbou?r|boss|teacher|mentor|roommate|flatmate)`;
/** 'My gran passed' says that she died; 'my son passed' may speak of an exam. */
const ELDER =
  '(?:gran(?:ny|dad|dma|dpa|dmother|dfather)?|nana?|mother|mum|mom|father|dad|aunt(?:ie)?|uncle|husband|wife|dog|cat)';
const PET =
  '(?:dog|cat|puppy|kitten|horse|mare|pony|pet|rabbit|bunny|guinea pig|hamster|parrot|tortoise|bird)';
/** The owner is looked for behind the animal, which is the rarer word. */
const OWN_PET = `\\b${PET}\\b(?<=\\b(?:my|our) (?:\\w+ ){0,2}\\w+)`;
/** Within one sentence. */
const NEAR = '[^.!?\\n]{0,60}?';

const ILLNESS =
  "(?:(?<!\\b(?:am|is|are|was|[’']m|[’']s|with|as|a|an) (?:an? )?)cancers?(?! (?:sun|moon|rising|man|woman|sign|season|ascendant|and|or)\\b)|(?:of|with|has|have|had|got|breast|lung|bowel|prostate|skin|ovarian|his|her|my|the) cancer(?! (?:sun|moon|rising|man|woman|sign|season|ascendant)\\b)|[’']s cancers? (?:comes?|came|coming|back|returns?|returned|spreads?|spread|grows?|treatment|is (?:back|gone|spreading|growing|in remission))\\b|leuka?emia|lymphoma|melanoma|tumou?rs?|diagnos\\w*|biopsy|surgery|(?:an|my|his|her|the) operation|(?:knee|hip|heart|back|eye|cataract|brain|spine|shoulder|bypass) (?:op|operation|replacement)|(?:my|his|her) op\\b|chemo\\w*|radiotherapy|medication|symptoms?|(?<!(?:work|works|working|job|jobs|shifts?|nurse|doctor|volunteer|interview|training|internship|position|manager) (?:at|in|for) (?:a|an|the|our|my) (?:\\w+ )?)(?:in|to|from|into|at) (?:the |a )?hospital(?! (?:laundry|kitchen|canteen|shop|caf[eé]|radio|job|contract|post|pharmacy|lab(?:oratory)?|office|reception|porter|trust|board|choir|garden|car park|school|administration)\\b)|hospitali[sz]ed|intensive care|\\bicu\\b|in a coma|hospice|palliative|(?:chronic|serious|rare|heart|kidney|lung|liver|autoimmune|incurable) (?:disease|illness|pain|condition)|(?:my|his|her|an|the|mental) illness|terminal(?:ly)?(?: ill)?|seriously ill|(?:days|weeks|months) (?:left )?to live|very ill|gravely ill|(?:is|are|am|was|been|fell|so|really|critically|got) (?:very |so |really )?(?:ill|unwell|dying)|depression|clinically depressed|bipolar|schizo\\w+|psychosis|panic attacks?|eating disorder|anorexi\\w+|bulimi\\w+|(?:a|his|her|had|my) stroke|heart attack|heart failure|dementia|alzheimer\\w*|parkinson\\w*|multiple sclerosis|\\bms diagnosis|epilep\\w+|diabetes|endometriosis|lupus|crohn\\w*|long covid|transplant|dialysis|test results|scan results|a lump(?! (?:of|sum|on (?:my|our) (?:\\w+ )?(?:dog|cat|rabbit|horse)))|palpitations|chest pains?|short(?:ness)? of breath|dizzy spells?|fainting|\\bdoctors? (?:can(?:not|[’']?t) |could(?: not|n[’']?t) )?(?:finds?|found) (?:nothing|anything)\\b|stage (?:two|three|four|[234]|iv|iii))";
const OWN =
  "(?:\\b(?:I|I[’']m|I[’']ve|I[’']ll|I[’']d|i|im|ive)\\b (?!(?:love|worry|visit|care|think|hope|wonder|fear|support|help|miss|pray|look|drove|know)\\b)(?:[\\w’']{1,20} ){0,5}|\\bmy (?:own |new |recent |upcoming |breast |chronic |mental |bad |next )?|\\bgive me (?:\\w{1,20} ){0,3}|\\btold me (?:that )?I (?:\\w{1,20} ){0,4})";

const HAZARD =
  '(?:hurricane|tornado(?:es)?|cyclone|typhoon|earthquake|aftershocks?|tsunami|(?:wild|bush|forest ?)fires?|flood(?:s|ing)?|volcano|landslide|avalanche|blizzard)(?! of\\b)';
/** 'fighting in the kitchen' is no war. */
const WAR =
  '(?:the war(?! (?:between|of|with|in (?:my|our))\\b)|war zone|bombing|bombed|missiles?|air raids?|shelling|the invasion|(?:is|still|now) fighting (?:in|at) (?!(?:the|a|our|my|public|court|bed|here|school|home|work)\\b)\\w+|fighting at the front|deployed|drafted|conscripted|called up (?:for|to|by|into))';
const SURVIVES =
  "(?:safe|safely|survive|alive|(?:can(?:not|[’']?t)|unable to|not) reach (?:him|her|them)|(?:come|comes|coming|return) (?:home|back))";

/** 'My father has six weeks' */
const SHORT_LIFE =
  "\\b(?:mother|mum|mom|father|dad|gran(?:ny|dad|dma|dpa|dmother|dfather)?|nan|husband|wife|aunt(?:ie)?|uncle|(?:best )?friend)(?: [A-Z][a-z]+)? (?:(?:only |just |maybe |probably )*(?:has|have|had|got|has got|was given|has been given)(?: only| just| maybe| about| perhaps)? (?:(?:a few|a couple of|two|three|four|five|six|seven|eight|nine|ten|\\d+)(?: (?:to|or) \\w+)? )?(?:days|weeks|months)(?= left(?: with (?:us|me))?[.,;!?\\n]| left$|[.!?\\n]|$)|(?:hasn[’']?t|has not|doesn[’']?t have|does not have|hasn[’']?t got) (?:got )?long(?: left)?(?=[.,;!?\\n]|$))";

/** The affected person may be named before or after the event. */
const happenedPattern = (who: string, what: string) =>
  `\\b${who}(?:[’']s)?\\b${NEAR}\\b${what}|\\b${what}${NEAR}\\b${who}\\b`;

const SENSITIVE: Readonly<Record<Sensitivity, RegExp>> = {
  illness: new RegExp(`${OWN}${ILLNESS}`, 'i'),
  miscarriage:
    /\b(miscarr\w*|still ?birth|still ?born|ectopic|lost (?:my|our|the|a) (?:unborn |little )?(?:baby|babies|pregnancy|twins)|loss of (?:my|our|the) (?:unborn )?(?:baby|pregnancy)|pregnancy loss|chemical pregnancy|missed abortion|baby(?:[’']s)? heart(?:beat)? (?:had )?stopped)\b/i,
  bereavement: new RegExp(
    [
      happenedPattern(
        `(?:${OTHER}|${PET})`,
        '(?:died|dies(?<!\\b(?:before|if|until|till)\\b[^.!?\\n]{0,40})|passed away|passed on(?! (?:the|a|an|my|our|his|her|some|it|that|to)\\b)|passed last|is dead|was killed|(?:is|are|was) gone forever|took (?:his|her) last breath|put (?:him|her|it)? ?to sleep)\\b',
      ),
      `\\b${ELDER}(?: \\w+)? (?:has |had )?passed(?=[.,;!?\\n]|$| (?:and (?:I|we|now)|in|this|suddenly|so suddenly|yesterday|when|before|after|two|three|\\d+)\\b)(?![^.!?\\n]{0,40}\\b(?:exams?|tests?|driving|course|degree|interview)\\b)`,
      `\\bput(?:ting)? (?:my|our|the|his|her) (?:\\w+ ){0,2}?${PET}(?: \\w+)? to sleep\\b`,
      `\\b(?:he|she|they) (?:died|passed away|has died|had died)\\b`,
      // 'I miss my dog, he passed in April'
      `\\bmiss (?:my|our|him|her|them)\\b${NEAR}\\bpassed\\b`,
      '\\b(?:he|she|they) passed (?:\\d+|two|three|four|five|six|a few|a couple|last|suddenly|recently|yesterday)\\b(?![^.!?\\n]{0,40}\\b(?:exams?|tests?|driving|course|degree|interview)\\b)',
      // 'Is my baby in heaven?', 'Why did God take my son?'
      `\\b(?:${OTHER}|${PET})\\b${NEAR}\\b(?:in heaven|drowned|took (?:his|her|their) own li(?:fe|ves)|was murdered)\\b`,
      `\\bgod (?:take|took|taken) (?:my|our|him|her|them)\\b`,
      `\\b(?:I|we|I[’']ve|we[’']ve|having|after|since) (?:have |just |recently )*(?:lost|losing) (?:my|our|both my) (?:beloved |dear |best |only |old |little |elder |older |younger )*(?:${OTHER}|${PET})\\b(?![’']s? (?:trust|respect|love|number|friendship|support))`,
      `\\b(?:the |her |his )?(?:death|passing|loss) of (?:my|our|his|her) `,
      `\\bmy (?:late|dead|deceased) ${OTHER}(?![’']s (?:friend|best|brother|sister|colleague|boss|cousin|nephew|niece))`,
      `\\b(?:my ${OTHER}[’']?s|(?:mom|mum|dad|nan|gran(?:ny|d?ma|d?pa)?)[’']?s) (?:death|passing|funeral|ashes|grave)`,
      '\\bfirst (?:Christmas|birthday|Easter|summer|winter|year|anniversary|holiday|Eid|Diwali) without (?:my|our|him|her|them)\\b|\\b(?:his|her|their) ashes\\b',
      '\\b(?:bereave\\w*|grie(?:f|ving|ve)|funeral|in mourning|mourning (?:my|him|her|them)|widowed(?![^.!?]{0,20}\\byears\\b(?! ago))|widower|(?:a|am|become|became) widow)\\b',
    ].join('|'),
    'i',
  ),
  // 'Will I die alone?' is about love.
  ownDeath:
    /\b(?:when|how|where|at what age) (?:will|do|am|would|shall) I (?:going to )?die\b|\bwhen I (?:will|am going to) die\b|\bwill I die (?:soon|young|early|this year|next year|in)\b|\bhow long (?:do I have|will I|have I got) (?:left|to live|live)\b/i,
  disaster: new RegExp(
    [
      '\\bevacuat(?:e|ed|ing|ion)\\b',
      `\\b${HAZARD}\\b[^.!?\\n]{0,60}\\b(?:coming|is near|nears|on (?:its|the) way|heading|warnings?|watch|smoking|erupt\\w*|smoke|spreading|approach\\w*|last (?:week|night)|yesterday|today|this (?:week|morning)|days ago|everywhere)\\b`,
      `\\b${HAZARD} (?:smoke|warnings?|season)\\b`,
      `\\b(?:live|stay|go back|return|rebuild)\\b[^.!?\\n]{0,40}\\b${HAZARD}\\b`,
      '\\bsafe (?:for (?:me|us|him|her|them) )?to (?:fly|travel)\\b',
    ].join('|'),
    'i',
  ),
  war: new RegExp(`\\b${WAR}\\b[^?]{0,120}\\b${SURVIVES}\\b`, 'i'),
  petIllness: new RegExp(
    [
      // 'The vet says Bella needs surgery'
      '\\b(?:the |our |my )?vet (?:says|said|thinks|wants|found|tells|told)\\b',
      `${OWN_PET}(?: \\w+)?(?: is|[’']s) (?:very |so |really )?(?:ill|sick|dying)\\b`,
      `${OWN_PET}[^?]{0,100}\\b(?:the vet|pull through|colic|swallowed|poison\\w*|vomit\\w*|ate (?:a |some )?(?:chocolate|grapes|raisins|onions?)|limp(?:s|ing)|is lame)\\b`,
      `\\ba lump on (?:my|our) (?:\\w+ )?${PET}`,
      `\\b(?:put|putting) (?:my|our) (?:\\w+ ){0,2}?${PET}(?: \\w+)? down\\b`,
      '\\bshould (?:I |we )?put (?:him|her|it) to sleep\\b',
      // 'My dog is 14. How will I know when it is time?'
      `${OWN_PET}[^?]{0,120}\\b(?:when (?:it[’']?s|it is|the) (?:the )?(?:right )?time|let (?:him|her|it) go|put (?:him|her|it) (?:down|to sleep))\\b`,
    ].join('|'),
    'i',
  ),
  // Regardless of who is ill. Short, because nearly every question is searched for it.
  othersIllness: new RegExp(
    `${SHORT_LIFE}|\\b(?:${ILLNESS}|(?:sick|ailing) ${RELATIVE}\\b|${RELATIVE} (?:is|[’']s|got) (?:very |so |really |still )?sick\\b(?! of)|${RELATIVE}[’']s (?:\\w+ )?(?:op|operation)\\b)`,
    'i',
  ),
  scam: /\b(scam\w*|catfish\w*|(?<!\b(?:like|am|was|be|feel|feeling|being) (?:such )?a )fraud\w*|(?:promis\w+|guarantee\w*|pays?|earns?|returns? of)(?: me| us)? \d+ ?(?:%|percent|per cent) (?:a|per|every|each) (?:day|week|month)|phishing|swindl\w*|conned|con (?:man|artist)|gift ?cards? (?:to|for) (?:him|her|them)|(?:send|sent|sending|wire|wired|transfer|transferred|lend|lent|gave|give) (?:him|her|them|a man|someone|somebody|\S+ \S+ to (?:him|her|a man|someone|somebody|them))[^.!?\n]{0,50}\b(?:online|never met|internet|dating (?:app|site)|crypto|bitcoin|western union|gift ?cards?|iban|army|oil rig|overseas)|(?:online|never met|dating (?:app|site)|army|oil rig|overseas|tinder|whatsapp|facebook)[^.!?\n]{0,90}\b(?:asks?|asked|asking|needs?|wants?|begs?|begged|requested|send|sent|loan)\b[^.!?\n]{0,30}\b(?:money|cash|loan|gift ?cards?|bitcoin|crypto|thousand|[£$€]\d*|\d+ ?(?:k|euros?|pounds|dollars|quid)|fee|savings)|(?:crypto|bitcoin|trading|investment) (?:platform|site|app|broker)[^.!?\n]{0,60}\b(?:withdraw|frozen|fee|gone|vanished|disappeared)|(?:psychic|healer|medium|witch|reader|fortune teller|shaman)[^.!?\n]{0,60}\b(?:curse|money|pay|paid|thousand|[£$€]\d+|\d+ ?(?:euros?|pounds|dollars|quid))|(?:online|never met|dating (?:app|site)|tinder|whatsapp|facebook|instagram|telegram)[^.!?\n]{0,90}\b(?:needs?|wants|asks?(?: me)?(?: for)?) \d{2,}|(?:he|she)(?:[’']?s| is) (?:an? )?(?:\w+ )?(?:doctor|surgeon|nurse|engineer|soldier|general|captain|pilot|contractor|sailor) (?:in|at|on) [^?\n]{0,140}\b(?:needs? (?:my |some |a little )?help (?:with|for)|needs? me to (?:pay|send)|wants? me to (?:pay|send)|asks? (?:me )?(?:for|to pay|to send))\b[^.!?\n]{0,30}\b(?:flight|ticket|visa|fees?|customs|money|papers)|stole my (?:identity|savings)|blackmail\w*)\b/i,
  infertility:
    /\b(ivf|iui|icsi|infertil\w*|fertility|conceiv(?:e|ing)(?! of\b)|trying (?:for|to have) (?:a |another |our )?(?:\w+ )?(?:baby|child|kids?|children)|(?:baby|child|pregnant)\b[^\n]{0,60}\btrying (?:for )?(?:\w+ ){1,3}(?:years|months)|(?:can(?:no|[’']?)t|unable to|never|not|couldn[’']?t) (?:to )?(?:get|fall|become|be|have) (?:pregnant|children|a baby|kids|a child of)|embryo|egg (?:donor|freezing)|freez(?:e|ing) (?:my|our) eggs|sperm count|surrogate|surrogacy|pcos|negative (?:pregnancy )?tests?)\b/i,
  // When a colleague expects a child, the question is about who covers for her.
  pregnancy:
    /\b((?<!\b(?:colleague|co-?worker|boss|manager|supervisor|team leader)(?: \w+)?,? (?:is|got|has become|who is) )pregnan\w*|pregnan\w*(?![^.!?\n]{0,80}\b(?:cover|stand in|step in|take over|replace|maternity leave)\b)|abortion|have a baby|having a baby|morning after pill|my periods? (?:is|are) (?:\w+ ){0,3}late|missed (?:my|a|two|three) periods?|expecting (?:a|our|my) (?:\w+ )?(?:baby|child))\b/i,
  law: /\b(lawsuit|custody|tribunal|the judge|(in|to|the|family) court|court (case|date|order)|solicitor|lawyer|attorney|divorce papers|(to|can|could|will|should|we|they|I) sue|sued|suing|police|arrest\w*|prison|legal\w*|immigration|(a|my|his|her|our|work|student|spouse) visa(?! card)|visa (?:interview|application|appeal)|green card|(?:accept|take|sign|reject|refuse) (?:the|a|an|their|this|that) (?:\w+ )?settlement|go(?:ing)? to trial|evict(?:s|ed|ing|ion)?\b(?! (?:my|his|her)\b)|(?:took|taken|takes|keeps|kept|holds|kidnapped|abducted) (?:my|our|the) (?:son|daughter|child|children|kids?|baby|boys?|girls?)(?: and (?:son|daughter))? (?:to (?!(?:the|a|an|his|her|their|my|our|see|school|church|work|bed|town|dinner|lunch|nursery)\b)[a-z]+(?: [a-z]+)? without (?:telling|asking|my)|abroad|out of the country|(?:away )?from me|without my (?:consent|permission)))\b/i,
};

/** Only this many characters are examined; longer questions show their topic earlier. */
const READ_MAX = 5_000;

/** Words for a partner, who is mentioned in questions about many topics. */
const PARTNERS = /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|(?<!business )partner|ex)\b/gi;
/** 'My partner says we are never home. Should we get a dog?' asks nothing about the partner. */
const asksWithoutPartner = (text: string): boolean => {
  const questions = (text.match(/[^.!?\n]+[.!?\n]?/g) ?? []).filter((sentence) => sentence.endsWith('?'));
  return questions.length > 0 && !questions.some((asked) => MENTIONS_PARTNER.test(asked));
};
const MENTIONS_PARTNER =
  /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|ex|he|him|his|she|her|they|them|us|together|men|women|(?:are|were|will|can) we)\b/i;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function classifyTopic(question: string): Topic {
  const text = withoutOthersLove(withoutFiguresOfDeath(question.slice(0, READ_MAX)));
  const named = count(text, PARTNERS);
  const partners = named > 0 && asksWithoutPartner(text) ? 0 : named;
  const weighed = TOPIC_PATTERNS.map(([topic, weight, pattern]) => ({
    topic,
    weight: weight * count(text, pattern) + (topic === 'love' ? partners : 0),
  }));
  const heaviest = weighed.reduce((most, next) => (next.weight > most.weight ? next : most));
  return heaviest.weight > 0 ? heaviest.topic : 'general';
}

/** A sister's wedding is a family matter, unless the text also mentions the member's own love. */
const withoutOthersLove = (text: string): string =>
  !OTHERS.test(text) || OWN_LOVE.test(text) ? text : text.replaceAll(EVENTS, '');

const OTHERS =
  /\b(mother|mum|mom|father|dad|parents?|sisters?|brothers?|sons?|daughters?|cousins?|aunt|uncle|grand\w+|niece|nephew|friends?|roommate|flatmate|colleagues?|boss|in-laws?)\b/i;
const OWN_LOVE =
  /\b(my (own )?(wedding|marriage|divorce|engagement|husband|wife|boyfriend|girlfriend|partner|ex|fianc[eé]e?|crush|love life|relationship|soulmate|date)|our (wedding|marriage|divorce|engagement|relationship)|(i|i[’']m|i am|me|we|we[’']re|we are)( to| will| are| am| should| can| going to| getting| get| got| be| been)* (marry|married|engaged|divorced|dating|in love|broke up|break up)|(he|she) (love|loves|like|likes|miss|misses) me|(with|in love with|love|date|dating|marry) (him|her)|love me|marry me)\b/i;
const EVENTS =
  /\b(wedding|marriage|marry|marries|married|divorc\w*|engaged|engagement|husband|wife|boyfriend|girlfriend|partner|ex|dating|relationships?|break ?up|broke up|love|loves|romance|a date)\b/gi;

/** Grief without a death, as the member says themselves: 'I lost my best friend, not to death', 'it feels like grief'. */
const LIVES = anyOf(
  'not (?:to|by|through) death',
  "(?:he|she|they)(?: is|[’']s| are|[’']re) (?:still )?alive",
);
const NO_DEATH = new RegExp(
  `\\b${anyOf(
    `(?:lost|losing) (?:my|our) \\w+(?: \\w+){0,2},? (?:but )?${LIVES}`,
    '(?:feels?|felt|is|was)(?: \\w+)? like (?:grief|grieving|mourning|a (?:death|funeral|bereavement))',
    'grieving (?:for |over )?(?:the|our|my) (?:relationship|marriage|friendship|job|old life|career)',
  )}\\b`,
  'gi',
);
const WORDS_OF_DEATH = /\b(?:lost|losing|grief|grieving|mourning|death|funeral|bereavement)\b/gi;

const withoutFiguresOfDeath = (text: string): string =>
  /grie|mourn|death|alive|funeral/i.test(text)
    ? text.replaceAll(NO_DEATH, (figure) => figure.replaceAll(WORDS_OF_DEATH, ''))
    : text;

/** The most serious sensitive matter of a question, if any. */
export function classifySensitivity(question: string): Sensitivity | undefined {
  const text = withoutFiguresOfDeath(question.slice(0, READ_MAX));
  // Checked first, because without any illness the long pattern for the member's own illness need not be tried.
  if ((BODILY_SIGN.test(text) && ASKS_WHAT_IS_WRONG.test(text)) || OWN_BODY.test(text)) return 'illness';
  const isIllnessNamed = SENSITIVE.othersIllness.test(text);
  const found = SENSITIVITIES.find(
    (sensitivity) => (sensitivity !== 'illness' || isIllnessNamed) && SENSITIVE[sensitivity].test(text),
  );
  // 'I feel nothing. Is it depression?', 'waiting on biopsy results' speak of nobody else.
  return found === 'othersIllness' && !OF_OTHERS.test(text) ? 'illness' : found;
}

/** What only a doctor can advise on: medicine that one takes, a vaccination, a body that fails. */
const OWN_BODY =
  /\b(?:stop(?:ping)?|chang(?:e|ing)|quit(?:ting)?|start(?:ing)?|switch(?:ing)?|come off|coming off|go off|going off|tak(?:e|ing)) (?:taking )?(?:my |the |with my )(?:\w+ )?(?:meds|medicine|medication|antidepressants|anti-depressants|tablets|insulin|statins|blood thinners|lithium)\b|\b(?:get|have|take|getting) (?:the |a |my )(?:\w+ )?(?:vaccin\w+|booster|flu shot)\b|\bI (?:ever )?(?:be able to )?(?:ever )?walk again\b|\bmy (?:eye ?sight|vision|hearing) is (?:going|failing|fading|getting worse)\b|\bmy (?:tooth|teeth) (?:hurts?|aches?|(?:is|are) killing)\b|\btoothache\b|\bpain in my (?:\w+ )?(?:hips?|back|knees?|legs?|chest|neck|shoulders?|head|arms?|hands?|foot|feet|stomach|belly|side)\b|\bI (?:got|was|fell|am) (?:very |so |really )?sick\b(?! of)|\bmy hair is falling out\b|\b(?:peri)?menopaus\w*|\bI have ms\b/i;

/** A heart also races for love, so these count only where the member asks what is wrong with them. */
const BODILY_SIGN =
  /\bmy (?:heart (?:races|is racing|keeps racing|pounds|is pounding)|hands? (?:shakes?|trembles?|(?:is|are|go|goes) numb)|head (?:hurts|aches|is pounding)|chest (?:hurts|aches|feels? tight|is tight)|stomach (?:hurts|aches)|back (?:hurts|aches))\b|\b(?:headaches?|migraines?|lost (?:a lot of )?weight|losing weight|can(?:not|[’']?t) (?:eat|sleep|breathe)|haven[’']?t (?:been sleeping|slept|been eating|eaten))\b/i;
const ASKS_WHAT_IS_WRONG =
  /\b(?:what(?: is|[’']?s) (?:wrong|happening) (?:with|to) (?:me|my (?:body|health))|am I (?:ill|sick)|is it serious|see a doctor)\b/i;

const OF_OTHERS = new RegExp(
  `\\b(?:${OTHER}|${PET}|he|she|they|him|her|them|his|their|people|someone|somebody)\\b|\\b(?!(?:What|Who|Where|When|How|Why|Which|It|This|That|There|Something|Nothing|Everything)\\b)[A-Z][a-z]+(?:[’']s)? (?:has|had|is|was|got|needs)\\b`,
);

/** Only a person can judge what a card says about illness or loss, so for these neither cards nor sky are read. */
export const mayReadCards = (sensitivity: Sensitivity | undefined): sensitivity is 'law' | undefined =>
  sensitivity === undefined || sensitivity === 'law';
