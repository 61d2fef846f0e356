/** Short words that are common in one language and mean nothing in English. */
const FOREIGN = new Set(
  `que de la el los las una por para con como está estoy mi su pero qué cuándo muy porque le les des est pas pour dans sur mon ma mes suis avec une et vous nous il elle ne ce cette qui quand der die das und ist nicht ich mein meine wird wie mit für auf ein eine wann oder sich zu von dem den het een niet ik mijn wordt met voor zijn dat van maar naar che non sono per della mio mia come cosa ho gli nel anche perché não você meu minha uma isso vai com estou em jest nie się czy moja mój mnie jak och att inte jag min mitt som på har det är ve bir bu ben mi ne için mais où ou du au lui sa son ses j'ai c'est aber wenn habe hat mir mich bin soll quiero tengo voy va hay ser si dolor sit amet et in ut consectetur adipiscing elit sed do eiusmod tempor quam enim magna hay sin lo tres meses echo menos conmigo hablar llevamos él ella te nos ahora siempre nunca cuando porque amor trabajo dinero familia novio novia lui mi fa tre penso tornerà mesi sempre amore lavoro quando dove sarà mai seit mehr noch nach vor kommt mal kann zurück liebe arbeit gar quitté quittée reviendra jour toujours amour travail elle nous avons quisiera puedo puede podría debo debe hacer tener estar saber volver volverá encontrar llamar llamarlo habla hijo hija madre padre hermano hermana esposo esposa mujer amiga vida suerte pareja siento sola quiere querer amo feliz miedo celos perder dejar irme mudarme años mañana hoy algo il peur trop manque veux veut peux peut doit faire être avoir mari femme copain copine mère père frère sœur fils maison argent avenir heureux heureuse seule revenir partir rester quitter aime aimer bientôt jamais será ele ela namorado namorada filho filha trabalho dinheiro saudade voltar ihn ihm ihr liebt mann frau kinder geld leben zukunft warum werde werden bleiben gehen verlassen vermisse angst tornare ritorna lavoro soldi vita marito moglie figlio figlia paura manca`.split(
    /\s+/,
  ),
);
const ENGLISH = new Set(
  `the and i to of a my is in me it for with that he she be will have are do should what was not so this but on if they we can you from at about or has his her him how when why there been am would could all just your up out no an as love work will come back by don't i'm can't get feel know want does did any into them who where going more job time life still never again our son`.split(
    /\s+/,
  ),
);
/** English words that are words of those languages as well, and so prove nothing in a short question. */
const IN_BOTH = new Set(`a am an as come do he has in is me no on so son was`.split(' '));
const WORDS_MAX = 400;
/** With fewer foreign words, the language is not certain. */
const WORDS_MIN = 3;

/** Whether a question is clearly not in English, so that the composer cannot answer it. */
export function isForeign(text: string): boolean {
  const read = text.slice(0, 5_000);
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const latin = read.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return true;
  // Only Spanish opens a question with this mark.
  if (/[¿¡]/.test(read) && letters >= 4) return true;
  const words =
    read
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu)
      ?.slice(0, WORDS_MAX) ?? [];
  if (words.length < WORDS_MIN) return false;
  const english = words.filter((word) => ENGLISH.has(word) && !IN_BOTH.has(word)).length / words.length;
  const foreign = words.filter((word) => FOREIGN.has(word) && !ENGLISH.has(word)).length / words.length;
  return foreign >= 0.15 && foreign > english * 1.5;
}

/**
 * Words of illness, death, pregnancy, fraud and the law in the languages that are recognised, without accents. They
 * are wide, because an empty draft does less harm than cards read about one of these matters.
 */
const CARE_WORDS: Readonly<Record<string, string>> = {
  Spanish:
    'murio|muert\\w*|fallec\\w*|cancer|tumor\\w*|enferm\\w*|embaraz\\w*|abort\\w*|hospital\\w*|operaci\\w*|cirugia|diagnostic\\w*|duelo|luto|funeral|viud\\w*|quimio\\w*|infertil\\w*|estaf\\w*|abogad\\w*|juicio|tribunal|custodia|policia|carcel',
  French:
    'mort\\w*|mour\\w*|deced\\w*|deces|malad\\w*|enceinte|grossesse|fausse couche|avort\\w*|ivg|fiv|tumeur\\w*|hopital|operation|deuil|enterrement|veu(?:f|ve)|chimio\\w*|arnaqu\\w*|avocat\\w*|proces|police|garde des enfants',
  German:
    'gestorben|starb|stirb\\w*|sterben|verstorben\\w*|tot|tod\\w*|krebs\\w*|krank\\w*|schwanger\\w*|fehlgeburt\\w*|abtreib\\w*|krankenhaus|klinik|chemo\\w*|diagnos\\w*|trauer\\w*|beerdigung|witwe\\w*|kinderwunsch|betrug|betrueg\\w*|anwalt|anwaeltin|gericht\\w*|sorgerecht|polizei',
  Dutch:
    'overleden|gestorven|dood\\w*|kanker|ziek\\w*|zwanger\\w*|miskraam|ziekenhuis|operatie|rouw\\w*|begrafenis|weduwe\\w*|oplicht\\w*|advocaat|rechtbank|voogdij|politie',
  Italian:
    'morto|morta|morte|morti|mori\\w*|decedut\\w*|cancro|tumor\\w*|malat\\w*|incinta|gravidanz\\w*|aborto|ospedale|operazione|lutto|funeral\\w*|vedov\\w*|truff\\w*|avvocat\\w*|tribunale|affidamento|polizia',
  Portuguese:
    'morreu|faleceu|falec\\w*|morte|cancro|doente|doenc\\w*|gravid\\w*|cirurgia|luto|viuv\\w*|golpe|advogad\\w*|guarda dos filhos',
  Polish:
    'zmar\\w*|umar\\w*|umier\\w*|smier\\w*|raka?|nowotw\\w*|chor(?:y|a|oba\\w*|ob\\w*|uje)|ciaz\\w*|poroni\\w*|aborcj\\w*|szpital\\w*|operacj\\w*|zalob\\w*|pogrzeb\\w*|wdow\\w*|oszust\\w*|adwokat\\w*|prawnik\\w*|policj\\w*',
  Swedish:
    'dog|dod\\w*|avlid\\w*|cancer\\w*|sjuk\\w*|gravid\\w*|missfall\\w*|sorg\\w*|begravning\\w*|anka|anke?man|advokat\\w*|vardnad\\w*|polis\\w*',
  Turkish:
    'oldu|olum\\w*|olen|vefat|kanser\\w*|hasta\\w*|hamile\\w*|dusuk|kurtaj|tumor\\w*|ameliyat\\w*|cenaze|yas|avukat\\w*|mahkeme\\w*|velayet|polis\\w*',
};
const CARE_WORD = new RegExp(`\\b(?:${Object.values(CARE_WORDS).join('|')})\\b`);

/** Whether a question in another language may be about a matter for which no cards are read. */
export function mentionsCareMatter(text: string): boolean {
  const plain = text
    .slice(0, 5_000)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
  // Of other scripts no word is known.
  return !/\p{Script=Latin}{4}/u.test(plain) || CARE_WORD.test(plain);
}
