import { type Reader, ruleBookWords } from '@common-roof/words';

import type { PrintedDocument, PrintedPart } from '#kernel/documents/printed-document.ts';
import type { RuleBookRow } from './rule-book.repository.ts';

/**
 * Returns the rules for printing: since when they are in force, one paragraph per line, and who has acknowledged them,
 * or how many.
 */
export function printedRuleBook(
  row: RuleBookRow & { readonly began_at: Date },
  reader: Reader,
  { now, namesRoomies }: { readonly now: Date; readonly namesRoomies: boolean },
): PrintedDocument {
  const words = ruleBookWords[reader.locale];
  const moment = (at: Date): string => reader.moment({ at: at.toISOString(), zone: row.time_zone });
  return {
    title: words.title(row.house_name),
    language: reader.locale,
    date: row.began_at,
    footer: words.footer(row.house_name, row.version),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: words.version, value: String(row.version) },
          { label: words.since, value: moment(row.began_at) },
          { label: words.printed, value: moment(now) },
        ],
      },
      ...paragraphs(row.text.split('\n').filter((line) => line.trim() !== '')),
      { kind: 'heading', text: words.acknowledged },
      row.roomies.length === 0
        ? paragraph(words.nobody)
        : !namesRoomies
          ? paragraph(
              words.given(row.roomies.filter((roomie) => roomie.acknowledged_at !== null).length, row.roomies.length),
            )
          : {
              kind: 'table',
              head: words.columns,
              shares: [2, 3],
              rows: row.roomies.map(({ first_name, last_name, acknowledged_at }) => [
                `${first_name} ${last_name}`,
                acknowledged_at === null ? words.missing : moment(new Date(acknowledged_at)),
              ]),
            },
    ],
  };
}

const paragraphs = (lines: readonly string[]): PrintedPart[] => lines.map((line) => paragraph(line));

const paragraph = (text: string): PrintedPart => ({
  kind: 'text',
  text: [{ kind: 'paragraph', inlines: [{ kind: 'text', text, marks: [] }] }],
});
