import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Surrounds the index of a link in a sentence. */
const GAP = '\u0001';

/** Returns a placeholder for a name, which {@link LinkedSentence} replaces with that link. */
export const linkAt = (at: number): string => `${GAP}${String(at)}${GAP}`;

interface LinkedSentenceProps {
  /** Created with {@link linkAt}. */
  sentence: string;
  links: readonly { name: string; to: string }[];
}

/** A sentence whose names are links, in the word order of any language. */
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
