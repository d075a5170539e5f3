import type { Gallery, Photo } from '@common-roof/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { type PhotoPlace, useArrangeGalleryMutation, useGalleryQuery } from './photos-api.ts';

const isGallery = (value: unknown): value is Gallery =>
  typeof value === 'object' && value !== null && 'items' in value && 'version' in value;

const wanted = (photos: readonly Photo[]) => photos.map(({ image_id, caption }) => ({ image_id, caption }));

export type ArrangingFault = { kind: 'changed_elsewhere' } | { kind: 'refused'; message: string };

/**
 * The photos of a gallery while they are edited: shown at once, saved one change after the other. If another person has
 * changed them, theirs are shown and nothing of theirs is lost.
 */
export function useArranging(place: PhotoPlace) {
  const { data, isError, refetch } = useGalleryQuery(place);
  const [arrange] = useArrangeGalleryMutation();
  const [draft, setDraft] = useState<readonly Photo[] | null>(null);
  const [fault, setFault] = useState<ArrangingFault | null>(null);
  const current = useRef<{ items: readonly Photo[]; version: string | undefined }>({ items: [], version: undefined });
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  useEffect(() => {
    if (data !== undefined && waiting.current === 0) current.current = { items: data.items, version: data.version };
  }, [data]);

  const save = useCallback(
    async (change: (photos: readonly Photo[]) => readonly Photo[]): Promise<boolean> => {
      const items = change(current.current.items);
      const { version } = current.current;
      try {
        const gallery = await arrange({ params: place, body: { photos: wanted(items), version } }).unwrap();
        current.current = { items: gallery.items, version: gallery.version };
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.status === 409 && isGallery(error.current)) {
          current.current = { items: error.current.items, version: error.current.version };
          setFault({ kind: 'changed_elsewhere' });
        } else {
          setFault({ kind: 'refused', message: error.message });
        }
        void refetch();
        return false;
      }
    },
    [arrange, place, refetch],
  );

  /** Changes the list as it is when its turn comes. @returns whether it was saved */
  const change = useCallback(
    (make: (photos: readonly Photo[]) => readonly Photo[]): Promise<boolean> => {
      setFault(null);
      waiting.current += 1;
      setDraft((before) => make(before ?? current.current.items));
      const saved = saving.current.then(() => save(make));
      saving.current = saved.finally(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setDraft(null);
      });
      return saved;
    },
    [save],
  );

  return { photos: draft ?? data?.items, isError, refetch, change, fault };
}
