import { useTranslation } from '#i18n/use-translation.ts';
import { Tag } from './tag.tsx';

/** Marks a house in which nothing is real. */
export function SampleTag() {
  const { t } = useTranslation();
  return <Tag tone="info">{t('shell.sample')}</Tag>;
}
