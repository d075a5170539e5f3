import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';

import { createGuardedHistory } from '#app/guarded-history.ts';
import { Router } from '#app/router.tsx';
import { THEMES } from '#app/theme.ts';
import { FakeServer, ok } from './fake-server.ts';
import { HOUSE } from './houses.ts';
import { conversationPageOf } from './people.ts';

function Where({ onLocation }: { onLocation: (path: string, state: unknown) => void }) {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  onLocation(`${pathname}${search}`, state);
  return null;
}

/**
 * Styles that are computed but not inserted. jsdom matches every rule against every element of a query or a click,
 * which took a third of the time and proves little: without a layout, visibility is tested in the browser stories.
 */
function createUnusedStyles() {
  const cache = createCache({ key: 'cr', container: document.createElement('div') });
  cache.sheet.insert = () => undefined;
  return cache;
}

/** Renders the whole client at a path, as in a browser. */
export function renderApp(path: string) {
  window.history.replaceState(null, '', path);
  const where: { path: string; state: unknown } = { path, state: null };
  const view = render(
    <CacheProvider value={createUnusedStyles()}>
      <ThemeProvider theme={THEMES.ltr} storageManager={null}>
        <HistoryRouter history={createGuardedHistory()}>
          <Router />
          <Where
            onLocation={(at, state) => {
              Object.assign(where, { path: at, state });
            }}
          />
        </HistoryRouter>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { ...view, where, user: userEvent.setup() };
}

/** Returns a server with the calls of every signed-in page. */
export function aServer(): FakeServer {
  return new FakeServer()
    .on('GET /api/notifications', () => ok({ items: [], next_cursor: null, unread: 0 }))
    .on('GET /api/messages', () => ok(conversationPageOf([])))
    .on('GET /api/first-steps', () =>
      ok({ is_shown: false, is_done: false, is_hidden: false, house_id: null, steps: [] }),
    )
    .on('GET /api/sample-house', () => ok({ house_id: null, ends_at: null }))
    .on('GET /api/waiting', () => ok({ items: [], total: 0 }))
    .on(`GET /api/houses/${HOUSE}/usual-splits`, () => ok({ items: [] }))
    .on('GET /api/announcements/unread', () => ok({ unread: 0 }))
    .on('GET /api/notes', () => ok({ content: '', version: 0, updated_at: null }))
    .install();
}
