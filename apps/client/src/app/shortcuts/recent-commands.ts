import { formDrafts } from '#lib/form-drafts.ts';

const FORM = 'palette';
const MOST = 5;

/**
 * The commands used last in this tab, by their ids. Kept with what is typed, and deleted with it when the person signs
 * out: the ids of conversations are in it.
 */
export const recentCommands = {
  list(accountId: string): string[] {
    const ids: unknown = formDrafts.load(accountId, FORM)?.values['ids'];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  },

  add(accountId: string, id: string): void {
    const ids = [id, ...recentCommands.list(accountId).filter((other) => other !== id)].slice(0, MOST);
    formDrafts.save(accountId, FORM, { base: 0, values: { ids } });
  },
};
