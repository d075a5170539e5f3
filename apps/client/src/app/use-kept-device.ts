import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { fetchWhenIdle } from './fetch-when-idle.ts';
import type { Store } from './store.ts';

const useAppStore = useStore.withTypes<Store>();

/** Keeps the notifications of this device going. Its code comes once the browser is idle. */
export function useKeptDevice(): void {
  const store = useAppStore();
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    let stop = (): void => undefined;
    const cancel = fetchWhenIdle([
      async () => {
        const { keepDevice } = await import('#features/insight/notifications/keep-device.ts');
        stop = keepDevice(store, (path) => {
          open(path);
        });
      },
    ]);
    return () => {
      cancel();
      stop();
    };
  }, [store]);
}
