import { showOutcome } from '#api/show-outcome.ts';
import { paths } from '#lib/paths.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DoorIcon } from '#ui/public-icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { OwnChoice } from './own-choice.tsx';
import {
  useAnswerRoomChoiceMutation,
  useOwnRoomChoiceQuery,
  useReplyToRoomChoiceMutation,
} from './room-choices-api.ts';
import { useChoiceHeading } from './use-choice-heading.ts';

/** A room choice of a roomie who is signed in. */
export function AccountChoice({ id }: { id: string }) {
  const { t } = useTranslation();
  const leadOf = useChoiceHeading();
  const { data, error, refetch } = useOwnRoomChoiceQuery({ id });
  const [answer] = useAnswerRoomChoiceMutation();
  const [reply] = useReplyToRoomChoiceMutation();
  if (data === undefined) {
    return (
      <MissingPage
        heading={t('roomChoices.own.loading')}
        error={error}
        onRetry={() => void refetch()}
        gone={{ icon: <DoorIcon />, text: t('roomChoices.own.isOver'), to: paths.rooms, label: t('roomChoices.back') }}
      />
    );
  }
  const params = { id };
  return (
    <Page {...leadOf(data)} width={760}>
      <OwnChoice
        choice={data}
        onSend={(values) => showOutcome(answer({ params, body: { values } }), t('roomChoices.own.sent'))}
        onReply={async (accepts) => {
          await showOutcome(
            reply({ params, body: { accepts } }),
            t(accepts ? 'roomChoices.own.acceptDone' : 'roomChoices.own.declineDone'),
          );
        }}
      />
    </Page>
  );
}
