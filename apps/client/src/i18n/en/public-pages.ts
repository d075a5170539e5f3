export const publicPages = {
  navigation: 'Pages for everybody',
  nav: { rooms: 'Open rooms', apply: 'List your houses', about: 'About us', contact: 'Contact', signIn: 'Sign in' },
};

export const about = {
  heading: 'About us',
  lead: 'Common Roof is where a shared house is run by the people in it.',
  why: {
    heading: 'Why',
    text: 'A shared house lives in a group chat, three spreadsheets and software that only the landlord can open. Everybody knows a part, nobody knows it all, and the one who cares most does most. We put it under one roof: what is agreed, whose turn it is, what it cost, and what was said.',
  },
  how: {
    heading: 'How',
    text: 'Roomies chat, share chores and costs, and sign what is to be signed. Homeowners list rooms, show them, and keep the house in order. Neatkeepers see where they clean and when. Nobody sees more than concerns them.',
  },
  data: {
    heading: 'Your data',
    text: 'It is yours. You can download all of it and delete your account on your profile page. We show no advertising, sell nothing that we know of you, and load nothing from other companies.',
  },
  ask: 'Ask us something',
};

export const contact = {
  heading: 'Contact',
  lead: 'A question, a fault, an idea: we read everything, and answer by e-mail.',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'The answer goes here.',
  message: 'What is it about?',
  send: 'Send',
  sent: 'Thank you. We answer by e-mail, mostly within two working days.',
  wrong: {
    name: 'Please enter your name.',
    email: 'Please enter an e-mail address.',
    message: 'Please write something, at most {{max}} characters.',
  },
};
