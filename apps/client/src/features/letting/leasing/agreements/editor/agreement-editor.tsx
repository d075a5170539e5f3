import type { Placeholder } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { prose } from '#features/letting/leasing/agreements/text/agreement-text.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { PlaceholderNode, withChips } from './placeholder-node.ts';
import { TABLE_NODES } from './table-nodes.ts';

export interface AgreementEditorProps {
  value: string;
  language: string;
  /** Error of the text. */
  error: string | undefined;
  onReady: (html: string) => void;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** Only what the server keeps: see `readDocument` in libs/domain. */
const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  link: false,
  strike: false,
  dropcursor: false,
  gapcursor: false,
  trailingNode: false,
});

/** Edits the text of an agreement: rich text with placeholders as chips. */
export default function AgreementEditor({ value, language, error, onReady, onChange, onBlur }: AgreementEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const editor = useEditor({
    extensions: [
      kit,
      ...TABLE_NODES,
      PlaceholderNode.configure({ labelOf: (name: Placeholder) => t(`agreements.placeholder.${name}`) }),
    ],
    content: withChips(value),
    immediatelyRender: true,
    // Its own style sheet has no nonce, so the content policy would block it: the needed rules are below.
    injectCSS: false,
    onCreate: ({ editor: made }) => {
      onReady(made.getHTML());
    },
    onUpdate: ({ editor: changed }) => {
      onChange(changed.getHTML());
    },
    onBlur,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('agreements.edit.text'),
        'aria-describedby': `${id}-said`,
        lang: language,
      },
    },
  });
  // Replaces the text with an example, a previous version, or a newer one from elsewhere.
  useEffect(() => {
    if (value !== editor.getHTML()) editor.commands.setContent(withChips(value));
  }, [editor, value]);

  return (
    <Box>
      <Box
        sx={{
          border: '1px solid',
          borderColor: error === undefined ? 'divider' : 'error.main',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <EditorToolbar editor={editor} />
        <Box
          sx={{
            px: { xs: 2, sm: 3 },
            py: 1,
            '& .ProseMirror': {
              ...prose,
              position: 'relative',
              minHeight: 360,
              outline: 'none',
              pb: 4,
              whiteSpace: 'break-spaces',
              fontVariantLigatures: 'none',
            },
            '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
            '& .selectedCell': { bgcolor: 'action.selected' },
            '& .ProseMirror-separator': { display: 'inline !important', width: 0, height: 0 },
            '& .placeholder-chip': {
              display: 'inline-block',
              px: 0.75,
              borderRadius: 0.5,
              bgcolor: 'action.selected',
              color: 'primary.main',
              fontWeight: 600,
              fontSize: '0.92em',
              whiteSpace: 'nowrap',
            },
            '& .placeholder-chip.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <FormHelperText id={`${id}-said`} error={error !== undefined}>
        {error ?? t('agreements.edit.textHint', { example: '{{rent}}' })}
      </FormHelperText>
    </Box>
  );
}
