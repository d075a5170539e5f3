import { LIMITS, type RoomiePublic } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToType, parseMoney } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { Section } from '#ui/page.tsx';
import { SavedForm } from '#ui/saved-form.tsx';
import { useChangeStayMutation } from './roomies-api.ts';

interface Terms {
  starts_on: string;
  rent: string | null;
  comments: string;
}

/** Converts an amount for the server; unreadable input stays as typed and is rejected there. */
const moneyOrNull = (typed: string, currency: string): string | null =>
  typed === '' ? null : (parseMoney(typed, currency) ?? typed);

/** The terms of a stay; the roomie is notified when the rent changes. */
export function StayForm({ roomie }: { roomie: RoomiePublic }) {
  const { t, i18n } = useTranslation();
  const [change] = useChangeStayMutation();
  const isLeased = roomie.has_lease === true;
  return (
    <Section id="stay" title={t('roomies.stay')}>
      <SavedForm
        schema={({ StayFacts }) => StayFacts}
        saved={{ starts_on: roomie.starts_on ?? '', rent: roomie.rent, comments: roomie.comments ?? '' }}
        values={({ starts_on, rent, comments }: Terms) => ({
          starts_on,
          rent: rent === null ? '' : moneyToType(rent, roomie.currency ?? '', i18n.language),
          comments,
        })}
        body={(values) => ({ ...values, rent: moneyOrNull(values.rent, roomie.currency ?? '') })}
        send={(body) => change({ params: { id: roomie._id }, body })}
        done={t('roomies.saved')}
        sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3, maxWidth: 560 }}
      >
        {({ field }) => (
          <>
            <Field
              {...field('starts_on', t('roomies.wrong.starts_on'))}
              label={t('roomies.startsOn')}
              hint={isLeased ? t('roomies.inLease') : undefined}
              type="date"
              slotProps={{ htmlInput: { readOnly: isLeased } }}
            />
            <Field
              {...field('rent', t('roomies.wrong.rent'))}
              label={t('roomies.rent')}
              hint={t(isLeased ? 'roomies.inLease' : 'roomies.rentHint')}
              inputMode="decimal"
              slotProps={{ htmlInput: { readOnly: isLeased } }}
            />
            <Field
              {...field('comments', t('roomies.wrong.comments', { max: LIMITS.comments }))}
              label={t('roomies.comments')}
              hint={t('roomies.commentsHint')}
              lines={3}
            />
          </>
        )}
      </SavedForm>
    </Section>
  );
}
