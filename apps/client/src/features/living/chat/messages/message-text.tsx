import Link from '@mui/material/Link';
import { useMemo } from 'react';

import { splitLinks } from '../../../../lib/text.ts';

/**
 * The text of a message as text, its web addresses as links. Marks for the direction of writing end with it: whoever leaves
 * one open would turn around the time that stands after it.
 */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => splitLinks(text), [text]);
  return (
    <bdi>
      {parts.map((part, at) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <Link
            key={`${String(at)}-${part.href}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
          >
            {part.text}
          </Link>
        ),
      )}
    </bdi>
  );
}
