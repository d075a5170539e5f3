import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** Tall enough to be tapped, without shifting the lines around it. */
const reachable = { display: 'inline-block', py: 0.5, my: -0.5 } as const;

export function MailLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${address}`} sx={{ ...reachable, overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}

/** A phone number on one line, because it is dialled as a whole. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} sx={{ ...reachable, whiteSpace: 'nowrap' }}>
      {number}
    </Link>
  );
}

/** A person's contact details that the reader may see; nothing if there are none. */
export function ContactLinks({ email, phone }: { email: string | null; phone: string | null }) {
  if (email === null && phone === null) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, typography: 'body2', py: 0.5 }}
    >
      {email !== null && <MailLink address={email} />}
      {phone !== null && <PhoneLink number={phone} />}
    </Box>
  );
}
