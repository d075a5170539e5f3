import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Around the number of a link, where a sentence is given its names. */
const GAP = '\u0001';

/** What a sentence is given instead of a name, so that {@link LinkedSentence} puts that link there. */
export const linkAt = (at: number): string => `${GAP}${String(at)}${GAP}`;

interface LinkedSentenceProps {
  /** Made with {@link linkAt}. */
  sentence: string;
  links: readonly { name: string; to: string }[];
}

/** A sentence whose names lead to pages of their own, in the order of any language. */
export function LinkedSentence({ sentence, links }: LinkedSentenceProps) {
  return sentence.split(GAP).map((part, at) => {
    const link = at % 2 === 1 ? links[Number(part)] : undefined;
    if (link === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      <Link key={at} component={RouterLink} to={link.to}>
        {link.name}
      </Link>
    );
  });
}
