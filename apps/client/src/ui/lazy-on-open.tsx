import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';

interface Opened {
  /** Whether it is shown; absent: while it is mounted. */
  open?: boolean;
  onClose?: () => void;
}

const fetches: (() => Promise<unknown>)[] = [];

/**
 * Fetches all lazy parts of the loaded pages, so that they open at once, also offline. Resolves when no fetch is pending:
 * until then nobody needs what can't be fetched (`importOrNull`).
 */
export const preloadLazyParts = (): Promise<unknown> => Promise.allSettled(fetches.map((fetch) => fetch()));

/**
 * A part of a page that is opened by the user: a menu, a dialog, a table. Its code isn't part of the page; it is
 * fetched on first opening, or earlier when the browser is idle. If that fails, it closes again with a message.
 * @param standIn shown until then, as high as the part
 */
export function lazyOnOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ReactNode = null,
): (props: Props & Opened) => ReactNode {
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetch = (): Promise<ComponentType<Props>> => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
  fetches.push(fetch);

  return function Part(props: Props & Opened) {
    const { t } = useTranslation();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const isAwaited = props.open !== false && Loaded === null;
    const giveUp = useEffectEvent((cause: unknown) => {
      logFailure('What was opened could not be loaded', cause);
      showError(t('shell.loadFailed'));
      props.onClose?.();
    });
    useEffect(() => {
      if (!isAwaited) return;
      let isGone = false;
      const show = async (): Promise<void> => {
        try {
          const loaded = await fetch();
          if (!isGone) setLoaded(() => loaded);
        } catch (cause) {
          if (!isGone) giveUp(cause);
        }
      };
      void show();
      return () => {
        isGone = true;
      };
    }, [isAwaited]);
    return Loaded === null ? isAwaited && standIn : <Loaded {...props} />;
  };
}
