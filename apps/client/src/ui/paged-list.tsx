import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

import { useTranslation } from '../i18n/use-translation.ts';
import { focusRegion } from '../lib/focus.ts';
import { ListSkeleton, LoadError } from './states.tsx';

/** What an infinite query says of itself, as far as a list needs it. */
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
  /** In the shape of the rows that come. */
  skeleton?: ReactNode;
  /** What to say where there is nothing: a sentence, or more than that. */
  empty: ReactNode;
  /** What the button says that shows the next page. */
  more?: string;
  /** The rows: items of a list, rows of a table, or articles. */
  children: (items: readonly Item[]) => ReactNode;
}

const ROW = 'li, tbody > tr, article';

const rowsOf = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])].filter((row) => row.parentElement?.closest(ROW) === null);

/** What several pages hold so far; undefined until the first is there. */
export const itemsOf = <Item,>({ currentData }: Pick<PagedQuery<Item>, 'currentData'>): Item[] | undefined =>
  currentData?.pages.flatMap(({ items }) => items);

/** A list that comes in pages: while it loads, when it could not, when it is empty, its rows, and the way to more of them. */
export function PagedList<Item>({ query, skeleton = <ListSkeleton />, empty, more, children }: PagedListProps<Item>) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  /** How many rows there were when somebody asked for more. */
  const known = useRef<number | null>(null);
  const items = itemsOf(query);
  const count = items?.length ?? 0;
  // Whoever asked for more reads on at the first row that is new.
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

/** That a part of a page holds nothing, in a line. */
export function NothingHere({ text }: { text: string }) {
  return <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{text}</Typography>;
}
