import { logFailure } from './log.ts';

const PREFIX = 'common-roof-typing:';
const keyOf = (accountId: string, form: string): string => `${PREFIX}${accountId}:${form}`;

/** `base`: the version of what was typed over; 0 for what is new. */
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
 * What was typed into a form and not saved yet, for as long as the tab lives: it survives a reload and a failed call.
 * Local storage is not for this, it holds the token and the terms alone.
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
      logFailure('What was typed could not be kept', cause); // full, or switched off: the form itself goes on
    }
  },

  forget(accountId: string, form: string): void {
    window.sessionStorage.removeItem(keyOf(accountId, form));
  },

  /** Whoever signs out leaves nothing for who sits down next. */
  forgetAll(): void {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  },
};
