import type { Health } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayName } from '#lib/dates.ts';
import { duration, fileSize, wholeNumber } from '#lib/numbers.ts';
import { Figure, Figures } from '#ui/figure.tsx';

const toneOf = (isBad: boolean): string => (isBad ? 'error.main' : 'text.primary');
/** Events are delivered within seconds; one that waits longer is stuck. */
const SLOW_SECONDS = 60;

/** The current health in numbers. */
export function HealthFigures({ health }: { health: Health }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { database, outbox, storage, backup } = health;
  return (
    <Figures>
      <Figure
        label={t('health.figure.lag')}
        value={duration(outbox.oldest_seconds, language)}
        tone={toneOf(outbox.oldest_seconds > SLOW_SECONDS)}
      />
      <Figure
        label={t('health.figure.failedJobs')}
        value={wholeNumber(health.failed_jobs, language)}
        tone={toneOf(health.failed_jobs > 0)}
      />
      <Figure
        label={t('health.figure.failedEmails')}
        value={wholeNumber(health.failed_emails, language)}
        tone={toneOf(health.failed_emails > 0)}
      />
      <Figure label={t('health.figure.database')} value={fileSize(database.bytes, language)} />
      <Figure
        label={t('health.figure.connections', { most: wholeNumber(database.connections_most, language) })}
        value={wholeNumber(database.connections, language)}
        tone={toneOf(database.connections > database.connections_most * 0.9)}
      />
      <Figure
        label={t('health.figure.storage', { files: wholeNumber(storage.files, language) })}
        value={fileSize(storage.bytes, language)}
      />
      <Figure
        label={
          backup === null
            ? t('health.figure.backup')
            : t('health.figure.backupOf', { size: fileSize(backup.bytes, language) })
        }
        value={backup === null ? t('health.noBackup') : dayName(backup.at, language)}
        tone={toneOf(backup?.is_late === true)}
      />
    </Figures>
  );
}
