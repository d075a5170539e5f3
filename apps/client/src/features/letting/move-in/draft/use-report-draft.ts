import { useEffect, useState, useSyncExternalStore } from 'react';

import { pathOf } from '../../../../api/request.ts';
import { uploadFiles } from '../../../../api/upload.ts';
import { useSaveReportItemMutation } from '../move-in-api.ts';
import type { DraftItem } from './draft-item.ts';
import { draftStore } from './draft-store.ts';
import { type DraftView, ReportDraft } from './report-draft.ts';

/** How often what waits is tried again, beside the moment at which the network comes back. */
const RETRY_MS = 10_000;

const nothing = (): void => undefined;

/** What is entered into one report on this device, and how far it is. */
export function useReportDraft(reportId: string): { draft: ReportDraft; view: DraftView } {
  const [save] = useSaveReportItemMutation();
  const [draft] = useState(
    () =>
      new ReportDraft(reportId, draftStore, {
        save: async ({ item_id, condition, remarks, added }: DraftItem, photos) => {
          const body = { condition, remarks, photos: photos.map(({ image_id }) => ({ image_id })), added };
          const { data, error } = await save({ params: { id: reportId, item_id }, body });
          // Without data the base query has made an ApiError of whatever went wrong.
          return data === undefined ? { error: error as never } : { data };
        },
        upload: async (photo) => {
          const outcome = await uploadFiles(pathOf('uploadImages'), [photo], nothing, new AbortController().signal);
          if ('error' in outcome) return outcome;
          const [answer] = outcome.data;
          if (answer?.ok === true) return { data: answer.image };
          return { error: { status: 422, message: answer?.problem.detail ?? '' } as never };
        },
      }),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.current);
  useEffect(() => {
    const close = draft.open();
    const again = (): void => void draft.send();
    const timer = window.setInterval(() => {
      if (draft.current().state.kind === 'offline') again();
    }, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      close();
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [draft]);
  return { draft, view };
}
