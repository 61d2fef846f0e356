import { homePathOf, useRole } from '../platform/session.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';

export function NotFoundScreen() {
  usePageTitle('Not Found');
  const role = useRole();
  return <NotFoundPage home={homePathOf(role)} />;
}
