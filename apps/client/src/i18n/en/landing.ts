export const landing = {
  heading: 'One roof, and everyone knows what’s going on.',
  lead: 'A calm place for your shared house: roomies, homeowner and neatkeeper in one app.',
  signIn: 'Sign in',
  scene: 'A row of houses at dusk with lit windows, two housemates on the steps and a cat on a roof',
  forWhom: 'For everyone in the house',
  roles: {
    roomie: {
      title: 'Roomies',
      text: 'See whose turn it is, split what you buy, chat, sign your lease and settle up.',
    },
    homeowner: {
      title: 'Homeowners',
      text: 'Fill rooms, collect rent, split bills and return deposits. All your houses in one place.',
    },
    neatkeeper: {
      title: 'Neatkeepers',
      text: 'See which house is next and report each visit with photos. You don’t see anyone’s private life.',
    },
    admin: {
      title: 'Admins',
      text: 'Help people and keep an eye on the system. Everything you view is logged.',
    },
  },
  promise: {
    heading: 'Reliable, and quiet about it',
    once: {
      title: 'Works offline',
      text: 'Messages, finished chores and reports are saved on your device and sent when you’re back online.',
    },
    own: {
      title: 'Private',
      text: 'Only you can read your sticky note. Only you and your homeowner can read your room’s chat.',
    },
    calm: { title: 'No noise', text: 'One e-mail about what you missed instead of ten. Unsubscribe with one click.' },
  },
  rooms: 'Open rooms',
  apply: 'List your houses',
  invited: 'Invited to a house? Open the link in your invitation to set your password.',
  footer: 'Common Roof: the shared house, run by the people in it.',
};
