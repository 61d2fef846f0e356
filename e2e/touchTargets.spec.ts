import { expect, test } from './fixtures.ts';
import { loadDemo } from './gallery.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('on a touch screen links and disclosures that stand alone can be pressed on 44 pixels', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await loadDemo(demo);
  for (const [who, screens] of Object.entries(TARGETS)) {
    const token = tokenOf(who as keyof typeof TARGETS);
    const page = await openPageAs(token === undefined ? undefined : { token }, {
      ...PHONE,
      baseURL: demo.origin,
    });
    for (const [path, name] of screens) {
      await page.goto(path);
      const main = page.getByRole('main');
      const target = main
        .getByRole('link', { name })
        .or(main.locator('summary', { hasText: name }))
        .first();
      expect((await target.boundingBox())!.height, `${path}: ${name}`).toBeGreaterThanOrEqual(44);
    }
  }
});

const TARGETS = {
  visitor: [
    ['/login', 'Forgot your password?'],
    ['/forgot_password', 'Back to Login'],
  ],
  monthly_active: [
    ['/account/payment', 'Account'],
    ['/profile', 'See your chart'],
    ['/journal', 'The job in Cardiff'],
    ['/support', 'Your cards'],
  ],
  writer: [
    ['/manage/users/2', 'Manage Users'],
    ['/manage/users/2', 'In the audit log'],
    ['/manage/grades', /^Open the request/],
    ['/manage/grades', 'Show as a table'],
  ],
} as const;
