import type { Message } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { splitLinks } from '#lib/text.ts';
import { findMentions } from '#features/living/chat/mentions/find-mentions.ts';
import { hasCard } from '#features/living/chat/previews/has-card.ts';

interface MessageTextProps {
  text: string;
  mentions?: Message['mentions'];
  me?: string;
}

const NOBODY: Message['mentions'] = [];

/**
 * Renders a message's text, with web addresses as links and the names of those mentioned set off. Direction marks are
 * isolated: an open one would reverse the time after it.
 */
export function MessageText({ text, mentions = NOBODY, me = '' }: MessageTextProps) {
  const parts = useMemo(() => splitLinks(text), [text]);
  return (
    <bdi>
      {parts.map((part, at) =>
        part.kind === 'text' ? (
          withMentions(part.text, mentions, me)
        ) : (
          <Link
            key={`${String(at)}-${part.href}`}
            {...(hasCard(part.href) ? inApp(part.href) : { href: part.href, ...FOREIGN })}
            color="inherit"
          >
            {part.text}
          </Link>
        ),
      )}
    </bdi>
  );
}

/** A foreign page learns neither who opened it nor from where, and can't reach this one. */
const FOREIGN = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Pages of ours open in this window, which keeps what is written here as a draft. */
function inApp(href: string) {
  const { pathname, search, hash } = new URL(href);
  return { component: RouterLink, to: pathname + search + hash };
}

/** Sets off the names of those mentioned; the reader's own more than others'. */
function withMentions(text: string, mentions: Message['mentions'], me: string): ReactNode {
  const people = mentions.map(({ account_id: id, ...names }) => ({ id, ...names }));
  const found = findMentions(text, people);
  if (found.length === 0) return text;
  return [
    ...found.flatMap(({ start, end, ids }, at) => [
      text.slice(found[at - 1]?.end ?? 0, start),
      <Box
        component="span"
        key={start}
        data-mention={ids.includes(me) ? 'me' : 'other'}
        sx={{
          fontWeight: 600,
          borderRadius: '6px',
          ...(ids.includes(me)
            ? { px: 0.5, bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { color: 'primary.main' }),
        }}
      >
        {text.slice(start, end)}
      </Box>,
    ]),
    text.slice(found.at(-1)?.end ?? 0),
  ];
}
