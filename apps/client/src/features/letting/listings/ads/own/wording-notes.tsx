import { findAdverseWording } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';

/** Exclusionary wording in these texts, with explanations and alternatives; nothing if there is none. */
export function WordingNotes({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation();
  const findings = texts.flatMap((text) => findAdverseWording(text));
  return (
    <Box role="status">
      {findings.length > 0 && (
        <Alert severity={findings.every(({ sharedLiving }) => sharedLiving) ? 'info' : 'warning'}>
          <AlertTitle>{t('ads.wording.title', { count: findings.length })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {findings.map(({ words, characteristic, sharedLiving, start }) => (
              <li key={`${words}:${String(start)}`}>
                <Typography variant="body2">
                  <strong>“{words}”</strong> {t(`ads.wording.why.${characteristic}`)}
                </Typography>
                <Typography variant="body2">
                  {sharedLiving ? t('ads.wording.sharedLiving') : t(`ads.wording.instead.${characteristic}`)}
                </Typography>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
