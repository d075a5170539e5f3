import type { AgreementDocument, Block, Inline, TableCell } from '@common-roof/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Replaces a run of text, to highlight parts of it. */
type RunOf = (text: string) => ReactNode;
const asItIs: RunOf = (text) => text;

function Inlines({ inlines, run }: { inlines: readonly Inline[]; run: RunOf }) {
  return inlines.map((inline, at) => {
    if (inline.kind === 'break') return <br key={at} />;
    return inline.marks.reduceRight<ReactNode>(
      (inner, Mark) => <Mark key={at}>{inner}</Mark>,
      <span key={at}>{run(inline.text)}</span>,
    );
  });
}

function OneBlock({ block, run }: { block: Block; run: RunOf }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} run={run} />
        </p>
      );
    case 'heading': {
      // The page's own headings are above those of a text.
      const Heading = block.level === 2 ? 'h3' : 'h4';
      return (
        <Heading>
          <Inlines inlines={block.inlines} run={run} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Blocks document={item} run={run} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks document={block.blocks} run={run} />
        </blockquote>
      );
    case 'table':
      return (
        <table>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <OneCell key={column} cell={cell} scope={at === 0 ? 'col' : 'row'} run={run} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'rule':
      return <hr />;
  }
}

function OneCell({ cell, scope, run }: { cell: TableCell; scope: 'col' | 'row'; run: RunOf }) {
  const lines = cell.lines.map((line, at) => (
    <p key={at}>
      <Inlines inlines={line} run={run} />
    </p>
  ));
  return cell.isHeading ? <th scope={scope}>{lines}</th> : <td>{lines}</td>;
}

function Blocks({ document, run }: { document: AgreementDocument; run: RunOf }) {
  return document.map((block, at) => <OneBlock key={at} block={block} run={run} />);
}

/** The typography of agreement texts, in the editor and when read. */
export const prose = {
  maxWidth: '72ch',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  overflowX: 'auto',
  hyphens: 'auto',
  '& p': { my: 1.25 },
  '& h2, & h3': { typography: 'h3', mt: 3, mb: 1 },
  '& h4': { typography: 'subtitle1', fontWeight: 600, mt: 2.5, mb: 0.5 },
  '& ul, & ol': { my: 1.25, pl: 3.5 },
  '& li > p': { my: 0.5 },
  '& blockquote': { mx: 0, my: 1.5, pl: 2, borderLeft: '3px solid', borderColor: 'divider' },
  '& table': { width: '100%', my: 1.5, borderCollapse: 'collapse' },
  // Words set the width of columns: with breaks “anywhere”, a column could be one letter wide.
  '& th, & td': {
    py: 0.75,
    px: 1,
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& th > p, & td > p': { my: 0 },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 3 },
  '& > :first-of-type': { mt: 0 },
} as const;

/** Renders an agreement's text as React elements; no HTML of users gets into the page. */
export function AgreementText({
  document,
  language,
  run = asItIs,
}: {
  document: AgreementDocument;
  /** Language of the text, for hyphenation and screen readers. */
  language: string;
  run?: RunOf;
}) {
  return (
    <Box lang={language} sx={prose}>
      <Blocks document={document} run={run} />
    </Box>
  );
}
