export const publicPages = {
  navigation: 'Public pages',
  nav: { rooms: 'Open rooms', apply: 'List your houses', about: 'About us', contact: 'Contact', signIn: 'Sign in' },
};

export const about = {
  heading: 'About us',
  lead: 'Common Roof helps the people in a shared house run it together.',
  why: {
    heading: 'Why',
    text: 'A shared house runs on a group chat, three spreadsheets and software only the landlord can open. Everyone knows a part of it, and the one who cares most does most. We put it all under one roof: agreements, turns, costs and conversations.',
  },
  how: {
    heading: 'How',
    text: 'Roomies chat, share chores and costs, and sign their agreements. Homeowners list and show rooms, and look after the house. Neatkeepers see where and when they clean. Everyone sees only what concerns them.',
  },
  data: {
    heading: 'Your data',
    text: 'It’s yours. On your profile page you can download all of it or delete your account. We show no ads, sell no data and load nothing from other companies.',
  },
  ask: 'Contact us',
};

export const contact = {
  heading: 'Contact',
  lead: 'Questions, bugs, ideas: we read everything and answer by e-mail.',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'We’ll answer here.',
  message: 'What is it about?',
  send: 'Send',
  sent: 'Thank you. We usually answer by e-mail within two working days.',
  wrong: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    message: 'Write a few words, up to {{max}} characters.',
  },
};
