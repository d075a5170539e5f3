import { isApiError } from '#api/api-error.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { PublicPage } from '#ui/public-page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { OwnChoice } from './own-choice.tsx';
import {
  useAnswerLinkedRoomChoiceMutation,
  useLinkedRoomChoiceQuery,
  useReplyToLinkedRoomChoiceMutation,
} from './room-choices-api.ts';
import { useChoiceHeading } from './use-choice-heading.ts';

/** What others do comes without a socket. */
const LOOKS_AGAIN = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** The page of a person's link, which needs no account. */
export function LinkedChoice({ token }: { token: string }) {
  const { t } = useTranslation();
  const leadOf = useChoiceHeading();
  const { data, error, refetch } = useLinkedRoomChoiceQuery({ token }, LOOKS_AGAIN);
  const [answer] = useAnswerLinkedRoomChoiceMutation();
  const [reply] = useReplyToLinkedRoomChoiceMutation();
  const isSpent = isApiError(error) && error.status === 410;
  if (data === undefined || isSpent) {
    return (
      <PublicPage
        heading={t(isSpent ? 'roomChoices.own.gone' : 'roomChoices.own.loading')}
        {...(isSpent ? { lead: error.message } : {})}
      >
        {!isSpent && error !== undefined && <LoadError onRetry={() => void refetch()} />}
        {error === undefined && <ListSkeleton avatar={false} rows={4} />}
      </PublicPage>
    );
  }
  return (
    <PublicPage {...leadOf(data)}>
      <OwnChoice
        choice={data}
        onSend={(values) => showOutcome(answer({ body: { token, values } }), t('roomChoices.own.sent'))}
        onReply={async (accepts) => {
          await showOutcome(
            reply({ body: { token, accepts } }),
            t(accepts ? 'roomChoices.own.acceptDone' : 'roomChoices.own.declineDone'),
          );
        }}
      />
    </PublicPage>
  );
}
