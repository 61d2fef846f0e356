import { homePathOf, useSession } from '../platform/session.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';

export function NotFoundScreen() {
  usePageTitle('Not Found');
  const { session } = useSession();
  const role = session.kind === 'signedIn' ? session.user.role : undefined;
  return <NotFoundPage home={homePathOf(role)} />;
}
