/**
 * First names, and below them places, that members write in lower case. Names that are other words as well are left out: mark, will,
 * grace, summer; nice, reading, bath, turkey.
 */
const FIRST_NAMES =
  `aaliyah aaron abigail adam adrian ahmed aidan aisha alan albert alejandro alex alexander alexandra alexis alice alicia alison amanda amelia amir amy ana andre andrea andrew andy angela anita anna anne annie anthony antonio anya aoife arjun arthur arun ashley astrid ayesha barbara beatrice becky ben benjamin bernard beth bianca bob bobby boris brandon brenda brian bruno caitlin callum cameron camila camilla carla carlos carmen caroline catherine charles charlie charlotte chloe chris christina christine christopher claire clara claudia colin connor craig cynthia dan dana daniel daniela danny darren dave david deborah dennis derek diana diego dimitri dmitri dominic donna dorothy dylan eduardo edward eileen elaine eleanor elena eli elias elijah elizabeth ella ellen ellie elliot emily emma enrique eric erica erik esther ethan eva evan evelyn fatima felipe felix fernando fiona florian francesca francesco freya gabriel gareth gary gavin george georgia georgina gerald gianni gideon gillian giulia gloria gordon greg gregory gustav hannah harriet harry hasan hassan heidi helen helena henrik henry hugo ian ibrahim imran ines ingrid irene isaac isabel isabella isabelle ivan jacob jade jake jakob james jamie jan jane janet jason javier jeff jenna jennifer jenny jeremy jess jesse jessica jessie jill jim jimmy joan joanna jody joe joel johan johanna john johnny jonas jonathan jose joseph josh joshua juan judith julia julian julie juliet justin kai karen karl kate katherine kathy katie kayla keith kelly kenneth kevin khalid kieran kim kirsten kirsty kristen kyle lara larry laura lauren layla lea lena leon leonard leonie liam lila linda lisa lorenzo louis louisa louise luca lucas lucia lucy luis luke lukas maddie madison marco marcos marcus margaret maria marianne marie mario marion marta martha martin martina mary mateo matilda matt matthew maurice megan mei melanie melissa mia michael michelle miguel mike mina mira miranda miriam mohamed mohammed molly monica morgan moritz nadia nadine naomi natalia natalie natasha nathan neil niamh nicholas nicola nicole niels nigel nikhil nikos nina noah noel nora oliver olivia omar oscar owen pablo pamela patricia patrick paul paula pedro peter philip phoebe pierre priya rachel rafael rahul ralph ramon raquel rashid raul rebecca rhys ricardo richard rita roberta robert roberto roger ronald rosa rosalind rosie ross rupert russell ruth ryan sabrina sally sam samantha samir samuel sandra sanjay sara sarah scott sean sebastian sergio seth shane shannon sharon shaun sheila simon simone sofia sonia sophia sophie stefan stella stephanie stephen steve steven stuart susan susanna suzanne svetlana sylvia tamara tanya tara tasha terence teresa thea theo theresa thomas tim timothy tina toby todd tom tommy toni tony tracy trevor tristan tyler ursula valentina valeria vanessa vera veronica vikram vincent viktor vivian wendy william xavier yasmin yusuf yvonne zach zachary zara zoe`.split(
    /\s+/,
  );
const PLACES =
  `alaska albania algeria alicante amsterdam andalusia argentina arizona athens atlanta auckland australia austria baltimore bangkok barcelona bavaria beijing belfast belgium belgrade berlin bilbao birmingham bologna bordeaux boston bradford brazil brisbane bristol britain brittany brooklyn brussels bucharest budapest bulgaria cairo calgary california cambridge canada cardiff chicago cologne colombia colorado copenhagen cornwall crete croatia cuba cyprus denmark detroit devon dubai dublin dundee edinburgh egypt england ethiopia europe exeter finland florence florida france frankfurt galway geneva georgia germany ghana ghent glasgow gothenburg granada greece hamburg hawaii helsinki houston hungary iceland india indonesia iran iraq ireland israel istanbul italy izmir jamaica japan jerusalem johannesburg kenya kolkata kyiv lagos leeds leicester lille lisbon liverpool london lyon madrid malaga malaysia malta manchester manhattan marseille melbourne mexico miami michigan milan minneapolis montreal morocco moscow mumbai munich naples nashville nepal netherlands nevada newcastle nigeria norfolk norway norwich nottingham ohio oklahoma oregon oslo ottawa oxford pakistan palermo paris pennsylvania peru philadelphia philippines plymouth poland porto portugal prague quebec romania rome rotterdam russia salzburg scotland seattle seoul seville shanghai sheffield sicily singapore slovenia somerset spain stockholm stuttgart suffolk sweden switzerland sydney taiwan tampa tanzania tasmania tennessee texas thailand tokyo toronto toulouse tunisia turin ukraine utah utrecht valencia vancouver venice vermont vienna vietnam virginia wales warsaw washington wellington yemen yorkshire zagreb zurich`.split(
    /\s+/,
  );
const WORDS: ReadonlySet<string> = new Set([...FIRST_NAMES, ...PLACES]);
/** Places whose names are rarely names of people. */
const MERE_PLACES: ReadonlySet<string> = new Set(
  PLACES.filter(
    (place) =>
      !/^(?:brooklyn|devon|florence|georgia|milan|sydney|tennessee|virginia|vienna|wellington)$/.test(place),
  ),
);

export const isPlace = (word: string): boolean => MERE_PLACES.has(word.toLowerCase());
/** 'new' and 'los' alone are other words. */
const TWO_WORDS =
  /\b(?:new (?:york|zealand|orleans|jersey|mexico|delhi)|los angeles|san (?:francisco|diego|jose)|las vegas|hong kong|tel aviv|south (?:africa|korea|america)|north (?:carolina|dakota|america)|sri lanka|costa rica|saudi arabia|buenos aires|rio de janeiro|cape town)\b/g;

const capitalizeWord = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'will marcus call me from new york' → 'will Marcus call me from New York' */
export const capitalizeNames = (text: string): string =>
  text
    .replaceAll(TWO_WORDS, (name) => name.replaceAll(/(?<![\p{L}])(?!de\b)\p{Ll}+/gu, capitalizeWord))
    .replaceAll(/(?<![\p{L}'’@.#/-])\p{Ll}{2,}(?![\p{L}@/-])/gu, (word) =>
      WORDS.has(word) ? capitalizeWord(word) : word,
    );
