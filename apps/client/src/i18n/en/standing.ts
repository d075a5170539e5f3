/** Why a conversation can only be read, for those who have one like that; and what is to come before a stay begins. */
export const standing = {
  arrival: {
    heading: 'You move in on {{day}}',
    address: 'Address',
    room: 'Room',
    deposit: 'Deposit',
    paid: '{{amount}}, paid',
    partly: '{{amount}}, {{paid}} paid so far',
    unpaid: '{{amount}}, not paid yet',
    pay: 'How to pay',
    lease: 'Your lease',
    write: 'Write to your homeowner',
  },
  left: {
    roomie: 'You moved out on {{day}}. You can still read messages from before.',
    homeowner: 'Your roomie moved out on {{day}}. This conversation is closed.',
  },
  held: {
    roomie: 'You moved out on {{day}}. You can both write here until the deposit is settled.',
    homeowner: 'Your roomie moved out on {{day}}. You can both write here until the deposit is settled.',
  },
  settled: 'The deposit was settled on {{day}}. This conversation is closed, and you can still read it.',
  archived: 'This house is archived. You can still read this conversation.',
};

export const words = { standing };
