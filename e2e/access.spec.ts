import { ROLES, type Role } from '#contract/accounts/codes.ts';
import { listReaders } from '#contract/readers/calls.ts';
import { aMember, aQuestion, type Person, send } from './people.ts';
import { expect, test } from './fixtures.ts';
import { NOT_FOUND, reopen } from './gallery.ts';

type Who = 'visitor' | Role;

/** Every screen, the role that may see it, and its heading. */
const screens: readonly { path: string; role?: Role; heading: string }[] = [
  { path: '/signup', heading: 'Sign up' },
  { path: '/login', heading: 'Login' },
  { path: '/forgot_password', heading: 'Request new Password' },
  { path: '/forgot_password/confirm', heading: 'Set new Password' },
  { path: '/forbidden', heading: 'Forbidden' },
  { path: '/', role: ROLES.customer, heading: 'My Readings' },
  { path: '/create', role: ROLES.customer, heading: 'Request Reading' },
  { path: '/inactive-subscription', role: ROLES.customer, heading: 'Your membership is active' },
  { path: '/profile', role: ROLES.customer, heading: 'My Intuitive Profile' },
  // Someone who has a profile already is redirected to it.
  { path: '/create-profile', role: ROLES.customer, heading: 'My Intuitive Profile' },
  { path: '/account', role: ROLES.customer, heading: 'Account' },
  { path: '/account/payment', role: ROLES.customer, heading: 'Payment Methods' },
  { path: '/account/subscription', role: ROLES.customer, heading: 'Membership' },
  { path: '/account/change-password', role: ROLES.customer, heading: 'Change password' },
  { path: '/{request}', role: ROLES.customer, heading: 'Will I find my way back to painting?' },
  { path: '/psychic/{reader}', role: ROLES.customer, heading: 'Isolde' },
  { path: '/support', role: ROLES.customer, heading: 'Contact Us' },
  { path: '/invite-friend', role: ROLES.customer, heading: 'Invite a friend' },
  { path: '/readings', role: ROLES.writer, heading: 'Reading desk' },
  { path: '/readings/{request}', role: ROLES.writer, heading: 'Will I find my way back to painting?' },
  { path: '/manage/users', role: ROLES.writer, heading: 'Manage Users' },
  { path: '/manage/grades', role: ROLES.writer, heading: 'Grades' },
  { path: '/manage/audit', role: ROLES.writer, heading: 'Audit log' },
  { path: '/manage/mail', role: ROLES.writer, heading: 'Mail and jobs' },
  { path: '/manage/users/{member}', role: ROLES.writer, heading: 'Manage User Details' },
  { path: '/manage/tags', role: ROLES.writer, heading: 'Manage Tags' },
  { path: '/manage/writers', role: ROLES.writer, heading: 'Manage Writers' },
  { path: '/writer/profile', role: ROLES.writer, heading: 'My Profile' },
  { path: '/archived-readings', role: ROLES.writer, heading: 'Reading desk' },
];

const HTML = 'text/html; charset=utf-8';

/** Where a person without access to a screen is redirected. */
function expectedRedirect(
  who: Who,
  path: string,
  role: Role | undefined,
): { path: string; heading: string } | null {
  if (role === undefined || role === who) return null;
  if (who === 'visitor')
    return { path: path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`, heading: 'Login' };
  if (who === ROLES.writer && path === '/') return { path: '/readings', heading: 'Reading desk' };
  return { path: '/forbidden', heading: 'Forbidden' };
}

for (const who of ['visitor', ROLES.customer, ROLES.writer] as const) {
  test(`each screen opens or leads elsewhere for a ${who.toLowerCase()}`, async ({
    server,
    writer,
    openPageAs,
  }) => {
    const member = await aMember(server);
    const id = await aQuestion(server, member);
    const readers = await send(server, listReaders, {}, writer.token);
    const persons: Record<Who, Person | undefined> = { visitor: undefined, Customer: member, Writer: writer };
    const page = await openPageAs(persons[who]);
    for (const { path: pathTemplate, role, heading } of screens) {
      const path = pathTemplate
        .replace('{request}', String(id))
        .replace('{member}', String(member.id))
        .replace('{reader}', String(readers[0]!.id));
      const elsewhere = expectedRedirect(who, path, role);
      // The server answers each path with the app, which is then navigated within: a load of it costs several times more.
      const answer = await page.request.get(path);
      expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, HTML]);
      await reopen(page, path, NOT_FOUND);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(
        elsewhere?.heading ?? heading,
      );
      const shownAt = elsewhere?.path ?? (path === '/create-profile' ? '/profile' : path);
      await expect(page, path).toHaveURL(server.origin + shownAt);
    }
  });
}

test('Go Home on Forbidden leads writers to /readings and customers to /; Login is offered beside it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  for (const [person, home] of [
    [writer, '/readings'],
    [member, '/'],
  ] as const) {
    const page = await openPageAs(person);
    await page.goto('/forbidden');
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(server.origin + home);
    await page.goto('/forbidden');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${server.origin}/login`);
  }
});
