/** Why a conversation can only be read, for those who have one like that. */
export const standing = {
  left: {
    roomie: 'You moved out on {{day}}. You can read what was written until then.',
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
