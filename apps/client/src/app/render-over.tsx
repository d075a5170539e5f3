import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import { firstViewInput } from './first-view-input.ts';
import { isHere } from './routes/public-pages.ts';
import { PUBLIC_ROUTES } from './routes/public.ts';

/**
 * Renders the app in place of the first view of its page that the server has sent. That stays until the app can draw the
 * same: the page's code and words have come, and what was typed moves over.
 */
export async function renderOver(root: HTMLElement, app: ReactNode): Promise<void> {
  const route = PUBLIC_ROUTES.find(({ path }) => isHere(path));
  // If it can't be fetched, rendering reports the failure.
  await route?.page.fetch().catch(() => undefined);
  const settle = (): void => {
    firstViewInput.move();
    document.querySelector('style[data-first-view]')?.remove();
  };
  // A transition leaves the browser free to react to people while the page is drawn.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Settled onSettle={settle}>{app}</Settled>
      </StrictMode>,
    );
  });
}

function Settled({ onSettle, children }: { onSettle: () => void; children: ReactNode }) {
  useLayoutEffect(onSettle, [onSettle]);
  return children;
}
