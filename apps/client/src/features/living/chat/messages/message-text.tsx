import Link from '@mui/material/Link';
import { useMemo } from 'react';

import { splitLinks } from '#lib/text.ts';

/**
 * Renders a message's text, with web addresses as links. Direction marks are isolated: an open one would reverse the
 * time after it.
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
