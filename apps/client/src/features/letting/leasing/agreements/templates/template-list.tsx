import type { AgreementTemplate } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { useFilters } from '#lib/use-address.ts';
import { useMe } from '#session/me-context.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { CardSkeleton } from '#ui/states.tsx';
import { useTemplatesInfiniteQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { dot } from '#lib/direction.ts';
import { Starters } from './starters.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TEMPLATE_FILTERS, TemplatesBar } from './templates-bar.tsx';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' };

function TemplateCard({ template }: { template: AgreementTemplate }) {
  const { t, i18n } = useTranslation();
  const { _id: id, title, type, language, isActive, text_version: version, updated_at: at } = template;
  return (
    <Card component="article" aria-label={title}>
      <CardContent sx={{ p: 2.5, display: 'grid', gap: 1 }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={paths.template(id)}
              color="inherit"
              underline="hover"
              sx={{ display: 'inline-block', py: 1, my: -1 }}
            >
              {title}
            </Link>
          </Typography>
          {!isActive && <Chip size="small" label={t('agreements.list.off')} />}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`signing.type.${type}`)}
          {dot()}
          {t(`agreements.language.${language}`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('agreements.list.version', { version, day: dateOf(at, i18n.language) })}
        </Typography>
        <TemplateActions template={template} />
      </CardContent>
    </Card>
  );
}

/** The homeowner's templates, or examples if there are none. */
export function TemplateList() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const [filters] = useFilters(TEMPLATE_FILTERS);
  const isNarrowed = Object.keys(filters).length > 0;
  const query = useTemplatesInfiniteQuery({ id: userData._id, ...filters });
  return (
    <>
      {(isNarrowed || itemsOf(query)?.length !== 0) && <TemplatesBar />}
      <PagedList
        query={query}
        skeleton={<CardSkeleton grid={grid} height={190} />}
        empty={isNarrowed ? t('agreements.list.none') : <Starters />}
      >
        {(templates) => (
          <Box sx={grid}>
            {templates.map((template) => (
              <TemplateCard key={template._id} template={template} />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
