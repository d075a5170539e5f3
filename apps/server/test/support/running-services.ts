import type { LocalServices } from '@common-roof/local-services';

interface Running {
  services?: LocalServices;
  folder?: string;
  keys?: string;
}

/** Jest loads setup and teardown as separate modules; what one starts and the other ends is kept by the process. */
const holder = globalThis as typeof globalThis & { commonRoofServices?: Running };

export const running: Running = (holder.commonRoofServices ??= {});
