import { useState } from 'react';

/**
 * Returns whether all queries have been answered once, successfully or not. It stays true: a component that is then
 * shown may retry a failed query, and removing it during the retry would make it retry forever.
 */
export function useAnswered(...queries: readonly { readonly isLoading: boolean }[]): boolean {
  const [isAnswered, setAnswered] = useState(false);
  const areAnswered = queries.every(({ isLoading }) => !isLoading);
  if (areAnswered && !isAnswered) setAnswered(true);
  return isAnswered || areAnswered;
}
