/** What is read and written beside the pages: the terms, the own note and the alerts. */
export const words = {
  terms: {
    heading: 'Terms of Service and Non-Disclosure Agreement',
    intro: 'Please read and accept both before you go on.',
    introAgain: 'The terms have changed. Please read what is different, and accept them before you go on.',
    changed: 'What changed since {{since}}',
    checkbox: 'I have read and accept these Terms and NDA.',
    accept: 'Accept',
    mustTick: 'Please accept the terms and NDA to proceed.',
    outdated: 'There is a newer version of the terms. Load the page again to read it.',
    box: 'Terms and NDA',
  },
  notes: {
    title: 'Your Sticky Note',
    placeholder: 'Write anything...',
    label: 'Note',
    saved: 'Note saved',
    hint: 'Only you can read it.',
    otherSaved: 'Another tab or device saved this note meanwhile.',
    theirs: 'The saved note',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the saved one',
    tooLong: 'The note has {{count}} characters; {{max}} fit.',
  },
  alertList: {
    heading: 'Alerts',
    readAll: 'Mark all read',
    empty: 'Nothing new. Alerts about missed messages and your account appear here.',
    unread: 'Unread',
    older: 'Older alerts',
  },
};
