import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { isApiError, isClientError } from '../api/api-error.ts';
import { Page } from './page.tsx';
import { EmptyState, ListSkeleton, LoadError } from './states.tsx';

interface MissingPageProps {
  heading: string;
  /** Of the query; undefined while it is under way. */
  error: unknown;
  onRetry: () => void;
  /** What to say, and where to go, when there is no such thing (or not for this person). */
  gone: { icon: ReactNode; text: string; to: string; label: string };
}

/** Instead of a page about one thing that is not here: being fetched, not there, or not to be had at the moment. */
export function MissingPage({ heading, error, onRetry, gone }: MissingPageProps) {
  const isGone = isApiError(error) && isClientError(error.status);
  return (
    <Page heading={heading}>
      {isGone && (
        <EmptyState
          icon={gone.icon}
          text={gone.text}
          action={
            <Button component={Link} to={gone.to} variant="contained">
              {gone.label}
            </Button>
          }
        />
      )}
      {!isGone && error !== undefined && <LoadError onRetry={onRetry} />}
      {error === undefined && <ListSkeleton avatar={false} />}
    </Page>
  );
}
