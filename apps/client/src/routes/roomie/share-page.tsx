import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { handedOver, type Taker } from '#lib/handed-over.ts';
import { logFailure } from '#lib/log.ts';
import { paths } from '#lib/paths.ts';
import { toOpen } from '#lib/use-opening.ts';
import { forgetShared, readShared, type SharedContent } from '#lib/shared-content.ts';
import { ShareIntoChat } from '#features/living/chat/composer/share-into-chat.tsx';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { LinkIcon } from '#ui/member-icons.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { LocalImage } from '#ui/local-image.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { Page, Section } from '#ui/page.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';

const REPAIR = { to: 'repair', path: toOpen(paths.repairs, 'repair') } as const;
const FORMS: Readonly<Record<'roomie' | 'homeowner', readonly { to: Taker; path: string }[]>> = {
  roomie: [
    { to: 'feed', path: toOpen(paths.feed, 'post') },
    { to: 'purchase', path: toOpen(paths.costs, 'purchase') },
    REPAIR,
  ],
  homeowner: [REPAIR],
};

/** @returns undefined while it is read; null when there is nothing */
function useShared(): [SharedContent | null | undefined, () => void] {
  const [shared, setShared] = useState<SharedContent | null>();
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const found = await readShared().catch((cause: unknown) => {
        logFailure('What was shared could not be read', cause);
        return null;
      });
      if (!isGone) setShared(found);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  const forget = (): void => {
    forgetShared().catch((cause: unknown) => {
      logFailure('What was shared could not be removed', cause);
    });
  };
  return [shared, forget];
}

/** Asks where something goes that another app has shared with this one. */
export default function SharePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { userType, userData } = useMe();
  const [shared, forget] = useShared();
  const home = HOME_OF[userType];
  const leave = (path: string): void => {
    void navigate(path, { replace: true });
  };
  if (shared === undefined) {
    return (
      <Page heading={t('share.heading')}>
        <ListSkeleton rows={3} />
      </Page>
    );
  }
  const takes = userType === 'roomie' || userType === 'homeowner';
  if (shared === null || !takes) {
    return (
      <Page heading={t('share.heading')}>
        <EmptyState
          icon={<LinkIcon />}
          text={t(takes ? 'share.nothing' : 'share.notForYou')}
          action={
            <Button component={Link} to={home} variant="contained">
              {t('share.home')}
            </Button>
          }
        />
      </Page>
    );
  }
  const { text, files } = shared;
  return (
    <Page heading={t('share.heading')} lead={t('share.lead')} width={860}>
      <InOrder>
        <Preview shared={shared} />
        {files.length > 0 && (
          <Section id="share-forms" title={t('share.forms')}>
            <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
              <ButtonRow>
                {FORMS[userType].map(({ to, path }) => (
                  <Button
                    key={to}
                    variant="outlined"
                    onClick={() => {
                      forget();
                      handedOver.give(to, files);
                      leave(path);
                    }}
                  >
                    {t(`share.to.${to}`)}
                  </Button>
                ))}
              </ButtonRow>
            </Box>
          </Section>
        )}
        <Section id="share-chat" title={t('share.chat')}>
          <ShareIntoChat
            me={userData._id}
            text={text}
            files={files}
            onDone={(id) => {
              forget();
              leave(paths.conversation(id));
            }}
          />
        </Section>
        <ButtonRow>
          <Button
            onClick={() => {
              forget();
              leave(home);
            }}
          >
            {t('share.discard')}
          </Button>
        </ButtonRow>
      </InOrder>
    </Page>
  );
}

function Preview({ shared: { text, files } }: { shared: SharedContent }) {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-label={t('share.content')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      {files.length > 0 && (
        <Box
          role="img"
          aria-label={t('share.photos', { count: files.length })}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, 88px)', gridAutoRows: 88 }}
        >
          {files.map((file, at) => (
            <LocalImage key={at} file={file} />
          ))}
        </Box>
      )}
      {text !== '' && <Typography sx={{ ...userText, whiteSpace: 'pre-wrap' }}>{text}</Typography>}
    </Card>
  );
}
