import type { AgreementDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';

import { Paper } from '../detail/paper.tsx';
import { ChangedText } from './lazy-changed-text.ts';
import { ReadingBar } from './reading-bar.tsx';
import { type Signing, SigningForm } from './signing-form.tsx';
import { useReading } from './use-reading.ts';

interface ReadAndSignProps {
  /** As it stands now: another text than the one that was shown before is told, and has to be read. */
  agreement: AgreementDetail;
  /** How whoever signs is called in it. */
  name: string;
  submit: string;
  /** Beside the button that signs. */
  actions?: ReactNode;
  /** How the signer shows who they are. */
  proof?: ReactNode;
  /** @throws ApiError what was typed or drawn stays */
  onSign: (signing: Signing) => Promise<unknown>;
  /** What to say of a refusal beyond its words. */
  renderRefusal?: (error: unknown) => ReactNode;
}

/** The text of an agreement, and below it, once it was read, the signature. */
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
