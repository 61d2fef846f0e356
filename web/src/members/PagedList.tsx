import type { ReactNode } from 'react';
import { COUNT_CAP, PAGE_SIZE } from '#contract/listLimits.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pager } from '../ui/Pager.tsx';

interface ListPagerProps {
  page: number;
  rows: number;
  count: number;
  toPath: (page: number) => string;
}

/** The pager of a list of the API, with its page size and the cap of its count. */
export const ListPager = (props: ListPagerProps) => <Pager pageSize={PAGE_SIZE} cap={COUNT_CAP} {...props} />;

interface EmptyPageProps {
  message: string;
  onFirstPage: () => void;
}

/** A page beyond the last one. */
export const EmptyPage = ({ message, onFirstPage }: EmptyPageProps) => (
  <EmptyState
    message={message}
    action={
      <Button variant="quiet" onClick={onFirstPage}>
        First page
      </Button>
    }
  />
);

interface NoMatchProps {
  message: string;
  onClearFilters: () => void;
  children?: ReactNode;
}

/** A filtered list without a match. */
export const NoMatch = ({ message, onClearFilters, children }: NoMatchProps) => (
  <EmptyState
    message={message}
    action={
      <Button variant="quiet" onClick={onClearFilters}>
        Clear the filters
      </Button>
    }
  >
    {children}
  </EmptyState>
);
