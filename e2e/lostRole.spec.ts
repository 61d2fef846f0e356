import { patchStaffUser } from '#contract/members/calls.ts';
import { aWriter, send } from './people.ts';
import { expect, test } from './fixtures.ts';

test('a writer who becomes a customer leaves the open desk at once', async ({
  server,
  writer,
  openPageAs,
}) => {
  const demoted = await aWriter(server);
  const desk = await openPageAs(demoted);
  const isListening = desk.waitForResponse(/psychic-messages/);
  await desk.goto('/readings');
  await expect(desk.getByRole('heading', { name: 'Reading desk' })).toBeVisible();
  await isListening;
  await send(server, patchStaffUser, { id: demoted.id, isWriter: false }, writer.token);
  // Nobody does anything here: the stream of events ends, and is refused when it is opened again.
  await expect(desk).toHaveURL('/forbidden');
  await desk.getByRole('button', { name: 'Go Home' }).click();
  await expect(desk).toHaveURL('/');
});
