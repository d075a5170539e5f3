import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { focusRegion } from '#lib/focus.ts';
import { ListSkeleton, LoadError } from './states.tsx';

/** The part of an infinite query's state that a list needs. */
export interface PagedQuery<Item> {
  readonly currentData?: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

interface PagedListProps<Item> {
  query: PagedQuery<Item>;
  /** A skeleton in the shape of the rows. */
  skeleton?: ReactNode;
  /** The empty state: a sentence, or more. */
  empty: ReactNode;
  /** Label of the button for the next page. */
  more?: string;
  /** The rows: list items, table rows, or articles. */
  children: (items: readonly Item[]) => ReactNode;
}

const ROW = 'li, tbody > tr, article';

const rowsOf = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])].filter((row) => row.parentElement?.closest(ROW) === null);

/** Returns the items of all loaded pages; undefined until the first has loaded. */
export const itemsOf = <Item,>({ currentData }: Pick<PagedQuery<Item>, 'currentData'>): Item[] | undefined =>
  currentData?.pages.flatMap(({ items }) => items);

/** A list in pages, with its loading, error and empty states, and a button for more. */
export function PagedList<Item>({ query, skeleton = <ListSkeleton />, empty, more, children }: PagedListProps<Item>) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  /** The number of rows when more were requested. */
  const known = useRef<number | null>(null);
  const items = itemsOf(query);
  const count = items?.length ?? 0;
  // After requesting more, reading continues at the first new row.
  useEffect(() => {
    const row = known.current === null ? undefined : rowsOf(list.current)[known.current];
    known.current = null;
    if (row !== undefined) focusRegion(row);
  }, [count]);

  if (items === undefined) return query.isError ? <LoadError onRetry={() => query.refetch()} /> : skeleton;
  if (items.length === 0) return typeof empty === 'string' ? <NothingHere text={empty} /> : empty;
  return (
    <>
      <div ref={list}>{children(items)}</div>
      {query.hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          <Button
            loading={query.isFetchingNextPage}
            onClick={() => {
              known.current = rowsOf(list.current).length;
              void query.fetchNextPage();
            }}
          >
            {more ?? t('shell.showMore')}
          </Button>
        </Box>
      )}
    </>
  );
}

/** A one-line empty state of a section. */
export function NothingHere({ text }: { text: string }) {
  return <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{text}</Typography>;
}
