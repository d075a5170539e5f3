import type { AgreementDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { AgreementText } from '#features/letting/leasing/agreements/text/agreement-text.tsx';
import { readHtml } from '#features/letting/leasing/agreements/text/read-html.ts';

/** The text of an agreement on a page of its own. */
export function Paper({ agreement: { agreement, language } }: { agreement: AgreementDetail }) {
  const document = useMemo(() => readHtml(agreement), [agreement]);
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 4 },
        py: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <AgreementText document={document} language={language} />
    </Box>
  );
}
