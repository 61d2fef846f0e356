/** What kind of region it is: people leave it out, or say it otherwise than the table does. */
const KINDS = new Set(
  [
    'borough bundesland canton circondario city co comte condado contado contae county departamento departement',
    'departement department dipartimento district distrito governorate judet judetul kraj kreis landkreis',
    'megye metropolitan municipality oblast obwod okres okrug parish powiat pref prefecture prov provence province',
    'provincia raion rayon region regierungsbezirk regione shi state voivodeship wojewodztwo',
  ].flatMap((line) => line.split(' ')),
);
const LINKS = new Set('and d da de del della der des di do du of the'.split(' '));

/** A folded name of a region without the words that say what kind of region it is: 'county galway' is 'galway'. */
export function withoutKind(name: string): string {
  const words = name.split(' ');
  const kept = words.filter((word) => !KINDS.has(word));
  if (kept.length === words.length || kept.length === 0) return name;
  while (kept.length > 1 && LINKS.has(kept[0]!)) kept.shift();
  return kept.join(' ');
}
