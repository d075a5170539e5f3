import type { AgreementDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';

import { Paper } from '#features/letting/leasing/agreements/detail/paper.tsx';
import { ChangedText } from './lazy-changed-text.ts';
import { ReadingBar } from './reading-bar.tsx';
import { type Signing, SigningForm } from './signing-form.tsx';
import { useReading } from './use-reading.ts';

interface ReadAndSignProps {
  /** The current version: if its text differs from the one shown before, a note says so and it has to be read. */
  agreement: AgreementDetail;
  /** The signer's name in the agreement. */
  name: string;
  submit: string;
  /** Shown beside the sign button. */
  actions?: ReactNode;
  /** How the signer proves their identity. */
  proof?: ReactNode;
  /** Signs. @throws ApiError; the typed or drawn signature is kept */
  onSign: (signing: Signing) => Promise<unknown>;
  /** Renders more about a rejection than its message. */
  renderRefusal?: (error: unknown) => ReactNode;
}

/** The text of an agreement and, after it was read, the signature below it. */
export function ReadAndSign({ agreement, ...form }: ReadAndSignProps) {
  const [seen, setSeen] = useState<{ now: AgreementDetail; before: AgreementDetail | null }>({
    now: agreement,
    before: null,
  });
  if (seen.now !== agreement) {
    const isOther = seen.now.text_sha256 !== agreement.text_sha256;
    setSeen({ now: agreement, before: isOther ? (seen.before ?? seen.now) : seen.before });
  }
  const { ref, share, hasRead } = useReading(agreement.text_sha256);
  return (
    <Stack spacing={3}>
      {seen.before !== null && (
        <ChangedText
          key={agreement.text_sha256}
          before={seen.before}
          after={agreement}
          onClose={() => {
            setSeen({ now: agreement, before: null });
          }}
        />
      )}
      <Box>
        <Box ref={ref}>
          <Paper agreement={agreement} />
        </Box>
        <ReadingBar share={share} hasRead={hasRead} />
      </Box>
      <SigningForm agreement={agreement} hasRead={hasRead} {...form} />
    </Stack>
  );
}
