import type { MoveReportDetail } from '@common-roof/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { type ApiError, isApiError } from '#api/api-error.ts';
import { useRemoveReportItemMutation, useSaveReportItemMutation } from '#features/letting/move-reports/move-in-api.ts';
import { asSaved, type DraftItem } from './draft-item.ts';
import { draftStore } from './draft-store.ts';
import { type DraftView, ReportDraft } from './report-draft.ts';
import { sendPhoto } from './send-photo.ts';

/** Milliseconds between retries, besides the retry when the network returns. */
const RETRY_MS = 10_000;

/** An error here is an ApiError, because the base query converts all failures. */
const outcomeOf = ({ error }: { error?: unknown }): { data: null } | { error: ApiError } =>
  isApiError(error) ? { error } : { data: null };

/** The draft of one report on this device, and its progress. */
export function useReportDraft({ _id: reportId, list }: MoveReportDetail): { draft: ReportDraft; view: DraftView } {
  const [save] = useSaveReportItemMutation();
  const [remove] = useRemoveReportItemMutation();
  const [draft] = useState(
    () =>
      new ReportDraft(reportId, list.map(asSaved), draftStore, {
        save: async ({ item_id, condition, remarks, added }: DraftItem, photos) => {
          const body = { condition, remarks, photos: photos.map(({ image_id }) => ({ image_id })), added };
          return outcomeOf(await save({ params: { id: reportId, item_id }, body }));
        },
        remove: async (item_id) => outcomeOf(await remove({ params: { id: reportId, item_id } })),
        upload: sendPhoto,
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
