import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getRequest } from '#contract/readings/calls.ts';
import type { DrawProof } from '#contract/readings/shapes.ts';
import { lazyScreen } from '../../platform/lazyScreen.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './DrawProofButton.module.css';

const DrawExplanation = lazyScreen<{ proof: DrawProof }>(
  async () => (await import('./DrawExplanation.tsx')).DrawExplanation,
);

/** "How were these cards drawn?" below a letter or an open request, with the explanation in a dialog. */
export function DrawProofButton({ proof }: { proof: DrawProof }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    // Refetches, because the seed is revealed only after the opened letter was loaded.
    if (proof.messageId !== null && proof.seed === null)
      void client.invalidateQueries({ queryKey: queryKeyFor(getRequest, { id: proof.requestId }) });
  };
  return (
    <div className={styles.question}>
      <Button variant="quiet" isSmall onClick={open}>
        {proof.messageId === null ? 'How will the cards be drawn?' : 'How were these cards drawn?'}
      </Button>
      <Dialog
        heading={proof.messageId === null ? 'How will the cards be drawn?' : 'How were these cards drawn?'}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isWide
      >
        <Suspense fallback={<Loading label="Loading the draw" />}>
          {isOpen && <DrawExplanation proof={proof} />}
        </Suspense>
      </Dialog>
    </div>
  );
}
