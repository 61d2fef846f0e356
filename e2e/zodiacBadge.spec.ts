import { updateMe } from '#contract/profiles/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, send } from './people.ts';

test('a sign has its badge at the desk, and an unknown code has none', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  await send(server, updateMe, { zodiac: 'ARI' }, member.token);
  const id = await aQuestion(server, member);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await expect(page.getByText('Aries')).toBeVisible();
  await page.route(/\/api\/(reading_requests|users)\/\d+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"zodiac":"ARI"', '"zodiac":"OPH"');
    await route.fulfill({ response, body });
  });
  for (const path of [`/readings/${id}`, `/manage/users/${member.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Tags' })).toBeVisible();
    await expect(page.getByText(/Aries|OPH/).filter({ visible: true })).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'wait' });
});
