import { useEffect, useState } from 'react';
import type { DrawProof } from '#contract/readings/shapes.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import { save } from '../../platform/download.ts';
import { formatCardName } from '../../tarot/rules.ts';
import { Button } from '../../ui/Button.tsx';
// oxlint-disable-next-line import/default -- the bundler makes the file's text its default export
import script from '../../../../docs/check-draw.mjs?raw';
import { checkProof, findDrawTerms, type ProofCheck, toCheckFile } from './checkProof.ts';
import styles from './DrawProofButton.module.css';

/** The state of the check in this browser. */
type CheckState = { kind: 'pending' } | { kind: 'unable' } | ({ kind: 'done' } & ProofCheck);

/** Explains how cards were drawn, with the seed, its commitment, and the result of a check in this browser. */
export function DrawExplanation({ proof }: { proof: DrawProof }) {
  const { commitment, seed, messageId, byHand, cards } = proof;
  const terms = findDrawTerms(proof);
  return (
    <div className={styles.answer}>
      {messageId === null ? <SeedPromise /> : <DrawSummary proof={proof} />}
      <dl className={styles.facts}>
        <div>
          <dt>Promise (SHA-256 of the seed)</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </div>
        <div>
          <dt>Seed</dt>
          <dd>{seed === null ? 'It is shown when you open your letter.' : <code>{seed}</code>}</dd>
        </div>
        {terms !== null && (
          <div>
            <dt>Draw</dt>
            <dd>
              Reading {proof.requestId}, draw {terms.drawNumber}, {terms.deck} deck,{' '}
              {findSpread(terms.spread)?.name ?? terms.spread}
              {terms.reversals ? ', with reversed cards' : ', upright only'}
            </dd>
          </div>
        )}
        {cards.length > 0 && (
          <div>
            <dt>{byHand ? 'What was drawn' : 'Cards'}</dt>
            <dd>{cards.map(({ name, reversed }) => formatCardName(name, reversed)).join('; ')}</dd>
          </div>
        )}
      </dl>
      {seed !== null && <Check proof={proof} seed={seed} />}
    </div>
  );
}

const SeedPromise = () => (
  <p>
    Before any card is drawn, we choose a secret number, the seed, and show you its fingerprint here. Your
    cards will follow from that seed. It is shown when you open your letter, and then anyone can check that it
    is the same one: we cannot choose your cards and find a reason afterwards.
  </p>
);

function DrawSummary({ proof: { byHand, drawNumber } }: { proof: DrawProof }) {
  if (byHand && drawNumber === null)
    return <p>Your reader chose the cards of this letter by hand. Our server drew no cards for it.</p>;
  return (
    <>
      <p>
        Before any card was drawn, we chose a secret number, the seed, and showed its fingerprint. The cards,
        and which of them are reversed, follow from the seed, from your reading, its deck and spread, and from
        how often cards were drawn for it.{!byHand && ' Nobody could pick a card.'}
      </p>
      {drawNumber !== null && drawNumber > 1 && (
        <p>
          Cards were drawn {drawNumber} times for this letter. Your reader saw the earlier ones too; those of
          the last draw count.
        </p>
      )}
      {byHand && (
        <p>Your reader then chose other cards by hand: those of your letter are not the drawn ones.</p>
      )}
    </>
  );
}

function Check({ proof, seed }: { proof: DrawProof; seed: string }) {
  const checked = useCheck(proof, seed);
  const saveText = (text: string, name: string) => save(new Blob([text], { type: 'text/plain' }), name);
  return (
    <>
      <div role="status" className={styles.results}>
        {checked.kind === 'pending' && <p>Checking…</p>}
        {checked.kind === 'unable' && (
          <p>This browser cannot check it here. The files below check it on any computer.</p>
        )}
        {checked.kind === 'done' && (
          <>
            <Result isRight={checked.isCommitted}>
              {checked.isCommitted
                ? 'The seed is the one promised before the draw: ✓'
                : 'The seed is not the one promised before the draw: ✗'}
            </Result>
            {checked.isDrawn !== null && (
              <Result isRight={checked.isDrawn}>
                {`${proof.byHand ? 'The drawn' : 'These'} cards ${
                  checked.isDrawn ? 'follow from the seed: ✓' : 'do not follow from the seed: ✗'
                }`}
              </Result>
            )}
          </>
        )}
      </div>
      {findDrawTerms(proof) !== null && (
        <>
          <p className={styles.hint}>
            To check it without us, save both files and run “node check-draw.mjs draw.json”.
          </p>
          <div className={styles.outside}>
            <Button variant="quiet" isSmall onClick={() => saveText(toCheckFile(proof), 'draw.json')}>
              Save the draw
            </Button>
            <Button variant="quiet" isSmall onClick={() => saveText(script, 'check-draw.mjs')}>
              Save the script
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Result({ isRight, children }: { isRight: boolean; children: string }) {
  return <p className={isRight ? styles.right : styles.wrong}>{children}</p>;
}

function useCheck(proof: DrawProof, seed: string): CheckState {
  const [checked, setChecked] = useState<CheckState>({ kind: 'pending' });
  useEffect(() => {
    let isCurrent = true;
    checkProof(proof, seed).then(
      (found) => isCurrent && setChecked({ kind: 'done', ...found }),
      // WebCrypto is missing on a page without https.
      () => isCurrent && setChecked({ kind: 'unable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [proof, seed]);
  return checked;
}
