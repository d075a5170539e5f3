export const landing = {
  heading: 'One roof, and everybody knows what is going on.',
  lead: 'Where a shared house talks and keeps its promises: roomies, homeowner and neatkeeper in one calm place.',
  signIn: 'Sign in',
  scene: 'A row of houses at dusk with lit windows, two housemates on the steps and a cat on a roof',
  forWhom: 'For everybody under it',
  roles: {
    roomie: {
      title: 'Roomies',
      text: 'See whose turn it is, split what you buy, chat, sign your lease and settle up.',
    },
    homeowner: {
      title: 'Homeowners',
      text: 'Fill rooms, collect rent, share out bills and return deposits, for all your houses in one place.',
    },
    neatkeeper: {
      title: 'Neatkeepers',
      text: 'Know which house is next, and report each visit with photos. Private life stays private.',
    },
    admin: {
      title: 'Admins',
      text: 'Help people when they ask, and watch how everything runs. Every look is on record.',
    },
  },
  promise: {
    heading: 'Quietly reliable',
    once: {
      title: 'Works offline',
      text: 'Messages, finished chores and reports wait on your device and are sent once you are back online.',
    },
    own: {
      title: 'Yours alone',
      text: 'Your sticky note is for your eyes only, and a room’s conversation is between its roomie and the homeowner.',
    },
    calm: { title: 'No noise', text: 'One e-mail about what you missed instead of ten. Unsubscribe with one click.' },
  },
  rooms: 'Open rooms',
  apply: 'List your houses',
  invited: 'Invited to a house? Open the link in your invitation to set your password.',
  footer: 'Common Roof: the shared house, run by the people in it.',
};
