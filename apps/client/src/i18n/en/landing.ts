export const landing = {
  heading: 'One roof, and everybody knows what is going on.',
  lead: 'Where a shared house talks and keeps its promises: roomies, homeowner and neatkeeper in one calm place.',
  signIn: 'Sign in',
  scene: 'A row of houses at dusk with lit windows, two housemates on the steps and a cat on a roof',
  forWhom: 'For everybody under it',
  roles: {
    roomie: {
      title: 'Roomies',
      text: 'Talk with your housemates and your homeowner. Messages wait for you when you are away, and for the network when you write from the cellar.',
    },
    homeowner: {
      title: 'Homeowners',
      text: 'All your houses at a glance: who lives where, what is unread, what needs an answer. One conversation for the house, one for every room.',
    },
    neatkeeper: {
      title: 'Neatkeepers',
      text: 'The houses you look after, in one list. Nothing of the private life in them.',
    },
    admin: {
      title: 'Admins',
      text: 'What happens, as it happens: live activity, the state of every queue, and help for a house when it is asked for, always with a reason on record.',
    },
  },
  promise: {
    heading: 'Quietly reliable',
    once: {
      title: 'Sent once, in order',
      text: 'A message you write offline is kept on your device, sent when the network is back, and arrives exactly once.',
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
