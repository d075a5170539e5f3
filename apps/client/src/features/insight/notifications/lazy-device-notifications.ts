import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const DeviceNotifications = lazyOnOpen(
  async () => (await import('./device-notifications.tsx')).DeviceNotifications,
);
