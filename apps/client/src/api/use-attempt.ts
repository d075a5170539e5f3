import { useState } from 'react';

import { isApiError, refusalOf } from './api-error.ts';

interface Attempt {
  readonly isBusy: boolean;
  /** Why it was refused. */
  readonly refusal: string | undefined;
  /** @returns whether it was done */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** For a form that is given what sends it: busy while it is sent, and why it was refused. */
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
