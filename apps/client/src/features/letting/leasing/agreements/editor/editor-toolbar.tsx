import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { stepByKey } from '#lib/direction.ts';
import {
  BoldIcon,
  BulletListIcon,
  HeadingIcon,
  ItalicIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  UnderlineIcon,
  UndoIcon,
} from './editor-icons.tsx';
import { PlaceholderMenu } from './placeholder-menu.tsx';
import { TableMenu } from './table-menu.tsx';
import { changeTable, columnsAtCursor, insertTable } from './table-nodes.ts';

const TOOLS = [
  'bold',
  'italic',
  'underline',
  'heading',
  'subheading',
  'bulletList',
  'orderedList',
  'quote',
  'undo',
  'redo',
] as const;
type Tool = (typeof TOOLS)[number];

const ICONS: Record<Tool, ReactNode> = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  underline: <UnderlineIcon />,
  heading: <HeadingIcon />,
  subheading: <SubheadingIcon />,
  bulletList: <BulletListIcon />,
  orderedList: <NumberedListIcon />,
  quote: <QuoteIcon />,
  undo: <UndoIcon />,
  redo: <RedoIcon />,
};

const RUN: Record<Tool, (editor: Editor) => boolean> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  subheading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  quote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

const IS_ON: Record<Tool, (editor: Editor) => boolean> = {
  bold: (editor) => editor.isActive('bold'),
  italic: (editor) => editor.isActive('italic'),
  underline: (editor) => editor.isActive('underline'),
  heading: (editor) => editor.isActive('heading', { level: 2 }),
  subheading: (editor) => editor.isActive('heading', { level: 3 }),
  bulletList: (editor) => editor.isActive('bulletList'),
  orderedList: (editor) => editor.isActive('orderedList'),
  quote: (editor) => editor.isActive('blockquote'),
  undo: () => false,
  redo: () => false,
};

/** A single tab stop; arrow keys, Home and End move between tools (WAI-ARIA toolbar). */
function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const at = tools.findIndex((tool) => tool === document.activeElement);
    const step = stepByKey(event.key);
    const to = step === 0 ? { Home: 0, End: tools.length - 1 }[event.key] : at + step;
    const tool = to === undefined || at < 0 ? undefined : tools.at(to % tools.length);
    if (tool === undefined) return;
    event.preventDefault();
    tool.focus();
    setCurrent(Number(tool.dataset['at'] ?? 0));
  };
  return { bar, current, onKeyDown };
}

/** The editor's formatting tools and inserts. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { bar, current, onKeyDown } = useRovingFocus();
  const on = useEditorState({
    editor,
    selector: ({ editor: seen }) => ({
      tools: TOOLS.map((tool) => IS_ON[tool](seen)),
      undo: seen.can().undo(),
      redo: seen.can().redo(),
      columns: columnsAtCursor(seen),
    }),
  });
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={t('agreements.edit.toolbar')}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        p: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderRadius: '12px 12px 0 0',
      }}
    >
      {TOOLS.map((tool, at) => {
        const isStep = tool === 'undo' || tool === 'redo';
        return (
          <Tooltip key={tool} title={t(`agreements.tool.${tool}`)}>
            <span>
              <ToggleButton
                value={tool}
                size="small"
                data-at={at}
                tabIndex={at === current ? 0 : -1}
                selected={on.tools[at] ?? false}
                disabled={isStep && !on[tool]}
                aria-label={t(`agreements.tool.${tool}`)}
                {...(isStep ? { 'aria-pressed': undefined } : {})}
                onChange={() => {
                  RUN[tool](editor);
                }}
                sx={{ width: 44, height: 44, '&, &.Mui-disabled': { border: 0 } }}
              >
                {ICONS[tool]}
              </ToggleButton>
            </span>
          </Tooltip>
        );
      })}
      <TableMenu
        at={TOOLS.length}
        isStop={current === TOOLS.length}
        columns={on.columns}
        onInsert={() => {
          insertTable(editor);
        }}
        onChange={(change) => {
          changeTable(editor, change);
        }}
      />
      <PlaceholderMenu
        at={TOOLS.length + 1}
        isStop={current === TOOLS.length + 1}
        onChoose={(name) => {
          editor
            .chain()
            .focus()
            .insertContent([{ type: 'placeholder', attrs: { name } }])
            .run();
        }}
      />
    </Box>
  );
}
