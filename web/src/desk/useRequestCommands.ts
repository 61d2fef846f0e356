import type { ReadingRequest } from '#contract/readings/shapes.ts';
import type { Spread } from '#contract/tarot/spreads.ts';
import { useCommands } from '../commands/useCommands.ts';
import { sortSpreadsFor } from './spread/spreadCards.ts';
import type { RequestActions } from './request/useRequestActions.ts';
import type { ReplyControl } from './useReplyEditor.ts';

/** The keyboard shortcuts of the open request, and the entries of the command palette for it. */
export function useRequestCommands(
  request: ReadingRequest,
  actions: RequestActions,
  { form, spread }: Pick<ReplyControl, 'form' | 'spread'>,
): void {
  const draw = async (each: Spread) => {
    if (!(await spread.draw(each))) return;
    form.set('responseMode', 'ReadingResponse');
    form.set('layout', 'spread');
  };
  useCommands(
    {
      reply: () => form.props.ref.current?.querySelector('textarea')?.focus(),
      claim: () => void (actions.isOwn ? actions.giveBack() : actions.claim()),
      done: request.wroteBackAt === null ? undefined : () => void actions.markDone(),
    },
    [
      ...(request.status === 'OPENED'
        ? []
        : [{ label: 'Reopen as a question', run: () => void actions.reopen() }]),
      ...sortSpreadsFor(request.numberOfTarotCards).map((each) => ({
        label: `Draw ${each.name}`,
        run: () => void draw(each),
      })),
    ],
  );
}
