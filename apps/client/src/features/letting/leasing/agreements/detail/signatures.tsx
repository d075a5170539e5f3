import { SIGNATURE_FIELD, type Signature } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { Strokes } from '#features/letting/leasing/agreements/signing/signature-pad.tsx';

/** The drawn signature, or the typed name. */
function Mark({ signature: { name, data } }: { signature: Signature }) {
  const { t } = useTranslation();
  if (data === null) {
    return (
      <Typography sx={{ fontFamily: 'Fraunces Variable, serif', fontStyle: 'italic', fontSize: 26, py: 2 }}>
        {name}
      </Typography>
    );
  }
  return (
    <Box
      component="svg"
      role="img"
      aria-label={t('signing.detail.signedBy', { name })}
      viewBox={`0 0 ${String(SIGNATURE_FIELD.width)} ${String(SIGNATURE_FIELD.height)}`}
      sx={{ display: 'block', width: '100%', maxWidth: 240 }}
    >
      <Strokes strokes={data} />
    </Box>
  );
}

/** Who signed, how and when. */
export function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        alignItems: 'end',
      }}
    >
      {signatures.map((signature) => (
        <Box component="li" key={signature.by}>
          <Mark signature={signature} />
          <Typography
            variant="body2"
            sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 0.75, color: 'text.secondary' }}
          >
            {t('signing.detail.signedAt', {
              name: signature.name,
              at: dateAndTime(signature.signed_at, i18n.language),
            })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
