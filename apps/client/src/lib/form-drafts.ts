import { logFailure } from './log.ts';

const PREFIX = 'common-roof-typing:';
const keyOf = (accountId: string, form: string): string => `${PREFIX}${accountId}:${form}`;

/** `base`: the version that was edited; 0 for something new. */
interface FormDraft {
  base: number;
  values: Record<string, unknown>;
}

const isKept = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  Number.isInteger(value.base) &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

/**
 * Stores unsaved form input for the lifetime of the tab, across reloads and failed calls. It doesn't use local storage,
 * which holds only the token and the terms.
 */
export const formDrafts = {
  load(accountId: string, form: string): FormDraft | null {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(accountId, form)) ?? 'null');
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  },

  save(accountId: string, form: string, kept: FormDraft): void {
    try {
      window.sessionStorage.setItem(keyOf(accountId, form), JSON.stringify(kept));
    } catch (cause) {
      logFailure('What was typed could not be kept', cause); // full, or disabled: the form itself still works
    }
  },

  forget(accountId: string, form: string): void {
    window.sessionStorage.removeItem(keyOf(accountId, form));
  },

  /** Deletes everything on sign-out, so that nothing is left for the device's next user. */
  forgetAll(): void {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  },
};
