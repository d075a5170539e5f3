import { showRefusal } from '#api/show-refusal.ts';
import { browser } from '#lib/browser.ts';
import { session } from '#session/session.ts';
import { useActForMutation } from './co-homeowners-api.ts';

/** Opens the houses of another homeowner in this window, at a path of theirs. */
export function useOpenHouses(coHomeownerId: string): { open: (path: string) => Promise<void>; isOpening: boolean } {
  const [actFor, { isLoading: isOpening }] = useActForMutation();
  const open = async (path: string): Promise<void> => {
    const { data, error } = await actFor({ params: { id: coHomeownerId }, body: {} });
    if (data === undefined) {
      showRefusal(error);
      return;
    }
    session.act(data.token);
    // Nothing of the reader's own account stays in the window.
    browser.reloadTo(path);
  };
  return { open, isOpening };
}
