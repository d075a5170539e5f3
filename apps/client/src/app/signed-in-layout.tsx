import { type ReactNode, useState } from 'react';

import { StepUpDialog } from '#features/identity/accounts/account/step-up-dialog.tsx';
import { useMissedMessages } from '#features/living/chat/use-unread.ts';
import { loadWords } from '#i18n/i18n.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import { OwnControls } from './top-bar.tsx';
import { usePrefetchedPages } from './use-prefetched-pages.ts';

const NoteDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([import('#features/living/notes/note-dialog.tsx'), loadWords('asides')]);
  return dialog.NoteDialog;
});

/** The pages of the reader’s own account, with what can be opened from each of them. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { userType } = useMe();
  const [isNoteOpen, setNoteOpen] = useState(false);
  useMissedMessages();
  usePrefetchedPages(userType);
  const openNotes = (): void => {
    setNoteOpen(true);
  };
  return (
    <>
      <SignedInFrame
        home={HOME_OF[userType]}
        controls={(isPhone) => <OwnControls isPhone={isPhone} onNotes={openNotes} />}
      >
        {children}
      </SignedInFrame>
      <Shortcuts onNotes={openNotes} />
      <StepUpDialog />
      {isNoteOpen && (
        <NoteDialog
          onClose={() => {
            setNoteOpen(false);
          }}
        />
      )}
    </>
  );
}
