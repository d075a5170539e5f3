import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { isApiError, isClientError } from '#api/api-error.ts';
import { Page } from './page.tsx';
import { EmptyState, ListSkeleton, LoadError } from './states.tsx';

interface MissingPageProps {
  heading: string;
  /** The query's error; undefined while it is loading. */
  error: unknown;
  onRetry: () => void;
  /** What to show and where to link if it doesn't exist, or not for this reader. */
  gone: { icon: ReactNode; text: string; to: string; label: string };
}

/** Replaces a page about one thing while it is loading, missing, or can't be loaded. */
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
