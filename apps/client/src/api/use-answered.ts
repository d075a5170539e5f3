import { useState } from 'react';

/**
 * Whether some queries have all been answered once, well or badly. It stays so: what shows them then may ask again for one
 * that failed, and is not taken off the page for it, which would make it ask for ever.
 */
export function useAnswered(...queries: readonly { readonly isLoading: boolean }[]): boolean {
  const [isAnswered, setAnswered] = useState(false);
  const areAnswered = queries.every(({ isLoading }) => !isLoading);
  if (areAnswered && !isAnswered) setAnswered(true);
  return isAnswered || areAnswered;
}
