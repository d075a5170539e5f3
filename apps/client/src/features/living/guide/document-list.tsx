import type { HouseDocumentList } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, ContractIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import type { DocumentEditing } from './document-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { useHouseDocumentsQuery } from './guide-api.ts';
import type { GuideUploads } from './guide-uploads.ts';

const DocumentDialog = lazyOnOpen(async () => (await import('./document-dialog.tsx')).DocumentDialog);

interface DocumentListProps {
  houseId: string;
  uploads: GuideUploads;
}

/** The certificates and contracts of a house. Its homeowner also sees those that newer ones have replaced. */
export function DocumentList({ houseId, uploads }: DocumentListProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const [editing, setEditing] = useState<DocumentEditing | null>(null);
  const [hasHistory, setHistory] = useState(false);
  const list = { houseId, uploads, onEdit: setEditing };
  return (
    <Stack spacing={3}>
      <Documents
        {...list}
        which="current"
        before={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              setEditing({ kind: 'add' });
            }}
          >
            {t('guide.documents.add')}
          </Button>
        }
        empty={
          <EmptyState
            icon={<ContractIcon />}
            text={t(`guide.documents.none.${role === 'admin' ? 'homeowner' : role}`)}
          />
        }
      />
      {role === 'homeowner' &&
        (hasHistory ? (
          <Box component="section" aria-label={t('guide.documents.history')}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {t('guide.documents.history')}
            </Typography>
            <Documents
              {...list}
              which="replaced"
              empty={<Typography sx={{ color: 'text.secondary' }}>{t('guide.documents.noHistory')}</Typography>}
            />
          </Box>
        ) : (
          <Box>
            <Button
              onClick={() => {
                setHistory(true);
              }}
            >
              {t('guide.documents.showHistory')}
            </Button>
          </Box>
        ))}
      {editing !== null && (
        <DocumentDialog
          houseId={houseId}
          editing={editing}
          uploads={uploads}
          onClose={() => {
            setEditing(null);
          }}
        />
      )}
    </Stack>
  );
}

interface DocumentsProps extends DocumentListProps {
  which: HouseDocumentList;
  /** Above the list, for those who can change it. */
  before?: ReactNode;
  empty: ReactNode;
  onEdit: (editing: DocumentEditing) => void;
}

function Documents({ houseId, uploads, which, before, empty, onEdit }: DocumentsProps) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useHouseDocumentsQuery({ houseId, list: which });
  if (currentData === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { items, can_write: canWrite } = currentData;
  return (
    <Stack
      component="section"
      aria-label={t(which === 'current' ? 'guide.documents.list' : 'guide.documents.history')}
      spacing={2}
    >
      {canWrite && before !== undefined && <Box>{before}</Box>}
      {items.length === 0 && empty}
      {items.map((document) => (
        <DocumentRow
          key={document._id}
          document={document}
          uploads={uploads}
          isOwner={canWrite}
          level={which === 'current' ? 'h2' : 'h3'}
          onEdit={onEdit}
        />
      ))}
    </Stack>
  );
}
