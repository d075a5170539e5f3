import type { LocalServices } from '@common-roof/local-services';

interface Running {
  services?: LocalServices;
  folder?: string;
  keys?: string;
}

/**
 * Jest loads setup and teardown as separate modules; the process keeps the services that one starts and the other ends.
 */
const holder = globalThis as typeof globalThis & { commonRoofServices?: Running };

export const running: Running = (holder.commonRoofServices ??= {});
