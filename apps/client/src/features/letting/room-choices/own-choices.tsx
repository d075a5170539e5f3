import { useTranslation } from '#i18n/use-translation.ts';
import { DoorIcon } from '#ui/public-icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { ChoiceLinks } from './choice-links.tsx';
import { useOwnRoomChoicesQuery } from './room-choices-api.ts';

/** The room choices that a roomie takes part in. */
export function OwnChoices() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOwnRoomChoicesQuery({});
  return (
    <Page heading={t('roomChoices.heading')} lead={t('roomChoices.lead.roomie')} width={760}>
      {data === undefined ? (
        isError ? (
          <LoadError onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton avatar={false} rows={3} />
        )
      ) : data.items.length === 0 ? (
        <EmptyState icon={<DoorIcon />} text={t('roomChoices.none.roomie')} />
      ) : (
        <ChoiceLinks
          choices={data.items.map(({ _id: id, house, state, starts_on: startsOn }) => ({ id, house, state, startsOn }))}
        />
      )}
    </Page>
  );
}
