interface FactsProps {
  facts: readonly (readonly [term: string, text: string])[];
  className: string | undefined;
}

/** A list of facts about a member, each with its name. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={className}>
    {facts.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd dir="auto">{text}</dd>
      </div>
    ))}
  </dl>
);
