import type { AdState } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag } from '#ui/tag.tsx';

const COLOURS = { draft: 'warning', open: 'success', paused: 'info', closed: 'default' } as const;

/** The state in words; the colour only repeats it. */
export function AdStateTag({ state }: { state: AdState }) {
  const { t } = useTranslation();
  return <Tag tone={COLOURS[state]}>{t(`ads.state.${state}`)}</Tag>;
}
