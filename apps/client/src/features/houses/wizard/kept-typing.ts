import { logFailure } from '../../../lib/log.ts';

const keyOf = (accountId: string, form: string): string => `common-roof-typing:${accountId}:${form}`;

/**
 * What was typed into a form and not saved yet, for as long as the tab lives: it survives a reload and a failed call.
 * Local storage is not for this, it holds the token and the terms alone.
 */
export const keptTyping = {
  load(accountId: string, form: string): object | null {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(accountId, form)) ?? 'null');
      return typeof kept === 'object' ? kept : null;
    } catch {
      return null;
    }
  },

  save(accountId: string, form: string, values: object): void {
    try {
      window.sessionStorage.setItem(keyOf(accountId, form), JSON.stringify(values));
    } catch (cause) {
      logFailure('What was typed could not be kept', cause); // full, or switched off: the form itself goes on
    }
  },

  forget(accountId: string, form: string): void {
    window.sessionStorage.removeItem(keyOf(accountId, form));
  },
};
