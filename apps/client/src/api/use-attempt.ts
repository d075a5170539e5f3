import { useState } from 'react';

import { isApiError, refusalOf } from './api-error.ts';

interface Attempt {
  readonly isBusy: boolean;
  /** Why it was rejected. */
  readonly refusal: string | undefined;
  /** Runs the work. @returns whether it succeeded */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Tracks a form's submission: whether it is running, and why it was rejected. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, attempt };
}
