import type { HouseDocument, HouseDocumentState } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { removeWithUndo } from '#ui/show-undo.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { useIsRemoved } from '#ui/use-is-removed.ts';
import type { DocumentEditing } from './document-dialog.tsx';
import { ReaderTags } from './entry-card.tsx';
import { useRemoveHouseDocumentMutation } from './guide-api.ts';
import { GuideFiles } from './guide-files.tsx';
import type { GuideUploads } from './guide-uploads.ts';

const TONES: Readonly<Record<HouseDocumentState, TagTone>> = {
  expired: 'error',
  expires_soon: 'warning',
  valid: 'success',
  no_expiry: 'default',
  replaced: 'default',
};

interface DocumentRowProps {
  document: HouseDocument;
  uploads: GuideUploads;
  isOwner: boolean;
  /** Of its title. */
  level: 'h2' | 'h3';
  onEdit: (editing: DocumentEditing) => void;
}

function DocumentActions({ document, onEdit }: Pick<DocumentRowProps, 'document' | 'onEdit'>) {
  const { t } = useTranslation();
  const [remove] = useRemoveHouseDocumentMutation();
  const { _id: id, title, state } = document;
  const send = async (): Promise<boolean> => {
    const { error } = await remove({ params: { id } });
    if (error !== undefined) showRefusal(error);
    return error === undefined;
  };
  const act = (kind: 'edit' | 'renew') => (): void => {
    onEdit({ kind, document });
  };
  return (
    <MoreMenu
      label={t('guide.more', { title })}
      choices={[
        ...(state === 'replaced' ? [] : [{ label: t('guide.documents.actions.renew'), act: act('renew') }]),
        { label: t('guide.documents.actions.edit'), act: act('edit') },
        {
          label: t('guide.documents.actions.remove'),
          isGrave: true,
          act: () =>
            void removeWithUndo({ id, message: t('guide.documents.removed', { title }), undo: t('photos.undo') }, send),
        },
      ]}
    />
  );
}

/** A certificate or a contract: what it is worth, until when, and its files. */
export function DocumentRow({ document, uploads, isOwner, level, onEdit }: DocumentRowProps) {
  const { t, i18n } = useTranslation();
  const { _id: id, kind, title, state, issued_on: issued, expires_on: expires, photos, files } = document;
  if (useIsRemoved(id)) return null;
  const dayText = (isoDate: string): string => day(isoDate, i18n.language);
  const facts = [
    ...(t(`guide.documents.kind.${kind}`) === title ? [] : [t(`guide.documents.kind.${kind}`)]),
    ...(expires === null
      ? []
      : [t(state === 'expired' ? 'guide.documents.expired' : 'guide.documents.until', { day: dayText(expires) })]),
    ...(issued === null ? [] : [t('guide.documents.issued', { day: dayText(issued) })]),
    ...(document.replaced_at === null
      ? []
      : [t('guide.documents.replacedOn', { day: dateOf(document.replaced_at, i18n.language) })]),
  ];
  return (
    <Card component="article" aria-labelledby={`document-${id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography id={`document-${id}`} variant="h4" component={level} sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.5 }}>
              <Tag tone={TONES[state]}>{t(`guide.documents.state.${state}`)}</Tag>
              <ReaderTags {...document} isOwner={isOwner} />
            </Box>
            {facts.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {facts.join(dot())}
              </Typography>
            )}
          </Box>
          {isOwner && <DocumentActions document={document} onEdit={onEdit} />}
        </Box>
        {photos.length > 0 && uploads.gallery(photos, t('guide.photosOf', { title }))}
        <GuideFiles files={files} title={title} />
        {isOwner && (state === 'expired' || state === 'expires_soon') && (
          <Box>
            <Button
              variant="outlined"
              aria-label={t('guide.documents.renew', { title })}
              onClick={() => {
                onEdit({ kind: 'renew', document });
              }}
            >
              {t('guide.documents.actions.renew')}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
