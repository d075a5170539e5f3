import type { PersonName } from './people.ts';

/** Days before today, time of day, author, text, and what comes with it. */
export type Line = readonly [daysAgo: number, time: string, who: PersonName, text: string, more?: LineMore];

interface LineMore {
  /** What a photo sent with it shows. */
  readonly photo?: 'bathroom';
  /** The file sent with it. */
  readonly file?: 'heatingReport';
  /** The page of the product that it links to. */
  readonly page?: '/chores';
  /** Who pins it. */
  readonly pin?: PersonName;
  /** The answers of a poll, with those who choose them. */
  readonly poll?: Readonly<Record<string, readonly PersonName[]>>;
}

/** Lines from the time when Edna lived there: she can still read them. */
export const ALDER_BEFORE: readonly Line[] = [
  [176, '18:20', 'edna', 'I move out on the last weekend. The lemon tree can stay if someone waters it.'],
  [176, '18:31', 'rosa', 'I will! We will miss you.'],
  [161, '20:02', 'edna', 'Keys are on the hook. Thank you all, it was a good year and a half.'],
];

/** Between Edna and Helen, up to the settlement of the deposit. */
export const EDNA_ATTIC: readonly Line[] = [
  [170, '09:12', 'edna', 'Would Saturday at 10 work for looking at the room together?'],
  [170, '09:40', 'helen', 'Yes, I will be there.'],
];

/** Tomas has moved out, and his deposit is not settled yet. */
export const TOMS_DEPOSIT: readonly Line[] = [
  [7, '17:05', 'helen', 'I changed the lock of the front door, the invoice is with the deduction.'],
  [7, '18:22', 'tom', 'Thanks. I looked again, the key must have gone with the boxes. That is fair.'],
  [5, '09:30', 'helen', 'Then I return the rest this week.'],
];

export const ALDER_HOUSE: readonly Line[] = [
  [
    23,
    '18:02',
    'helen',
    'Evening all. The boiler service is booked for Thursday between 9 and 12. Can someone let them in?',
  ],
  [23, '18:09', 'ravi', 'I work from home on Thursday, I can do it.'],
  [23, '18:10', 'helen', 'Perfect, thank you @Ravi. They are called Northside Heating and will ring twice.'],
  [22, '08:15', 'lena', 'Morning! Whoever made the banana bread: you are my favourite person.'],
  [22, '08:31', 'rosa', 'Guilty. There is a second one in the tin, please save me from myself.'],
  [21, '21:47', 'ravi', 'Does anybody else hear a knocking in the radiator on the landing?'],
  [21, '21:52', 'rosa', 'Yes! I thought it was you practising the bodhrán.'],
  [21, '21:53', 'ravi', 'I will have you know I play in time.'],
  [
    20,
    '12:20',
    'ravi',
    'Heating engineer was here. Pressure was low, he topped it up and bled the landing radiator. Report is on the kitchen table.',
  ],
  [20, '12:24', 'ravi', 'And here it is as a file, they e-mailed it.', { file: 'heatingReport' }],
  [20, '12:41', 'helen', 'Thank you! If it knocks again within two weeks they come back for free, so do tell me.'],
  [
    19,
    '19:05',
    'lena',
    'Bins are out. Reminder that the green one is every other week, it was NOT our week last time :)',
    { pin: 'rosa' },
  ],
  [19, '19:07', 'rosa', 'I stand corrected and slightly ashamed'],
  [17, '10:12', 'rosa', 'Kim is here today, so please clear the worktops if you can.'],
  [17, '10:14', 'lena', 'Done, and I moved the bikes out of the hall.'],
  [16, '20:33', 'rosa', 'Film on Friday? I have the projector from work until Monday.'],
  [16, '20:35', 'lena', 'Yes please'],
  [16, '20:36', 'ravi', 'In. I veto anything over two and a half hours.'],
  [16, '20:40', 'rosa', 'So no director’s cuts. Noted.'],
  [14, '22:58', 'lena', 'That was lovely. Popcorn under the sofa is tomorrow’s problem.'],
  [13, '11:04', 'ravi', 'Popcorn dealt with. I found 2 pounds 40 and a left sock, claim by Sunday.'],
  [13, '11:20', 'rosa', 'The sock is Edna’s, I am sure of it. She moved out in June and it lives on.'],
  [
    12,
    '18:18',
    'helen',
    'I am having the gutters cleaned on the 14th. There will be a ladder in the garden from about 8, please do not be startled.',
  ],
  [12, '18:25', 'lena', 'Thanks for the warning, my desk faces exactly that window.'],
  [10, '07:52', 'ravi', 'We are out of washing-up liquid and oat milk. I can get both on the way home.'],
  [10, '07:55', 'rosa', 'Bin bags too please, the big ones.'],
  [10, '18:40', 'ravi', 'Got everything: 11.85 in all, the receipt is on the fridge.'],
  [
    9,
    '16:12',
    'lena',
    'My parents visit next weekend, Saturday to Sunday. They’d sleep in my room, is that OK with everyone?',
  ],
  [9, '16:20', 'rosa', 'Of course!'],
  [9, '16:31', 'ravi', 'Sure. Does your dad still bring those biscuits?'],
  [9, '16:32', 'lena', 'He has already asked how many people live here.'],
  [7, '08:30', 'helen', 'Gutters today as announced. The firm is Reilly & Sons.'],
  [7, '13:05', 'lena', 'They are done, took photos of one cracked bracket and left a note. I will forward it.'],
  [7, '13:22', 'helen', 'Received, thank you. I will have it replaced.'],
  [
    6,
    '19:44',
    'rosa',
    'Small thing: could we agree that pans do not soak overnight? I needed the big one at seven and it was a pond.',
  ],
  [6, '19:50', 'ravi', 'Fair. That was me. Sorry.'],
  [6, '19:51', 'rosa', 'Forgiven, it was a very good curry'],
  [5, '20:15', 'lena', 'Parents left, biscuits remain. Blue tin on the shelf, first come first served.'],
  [5, '21:02', 'rosa', 'Next month’s turns are up, have a look:', { page: '/chores' }],
  [4, '21:30', 'ravi', 'The knocking is back. Landing radiator again, since about nine.'],
  [4, '21:34', 'helen', 'Thanks for telling me, that is within the two weeks. I will ring Northside in the morning.'],
  [3, '09:12', 'helen', 'They come tomorrow between 13 and 15. Can anybody be in?'],
  [3, '09:26', 'rosa', 'I can, I have the afternoon off.'],
  [
    2,
    '14:48',
    'rosa',
    'Engineer gone. It was a loose bracket on the pipe under the boards, he fixed it with felt. Silence at last.',
  ],
  [2, '14:55', 'ravi', 'I almost miss it.'],
  [1, '18:05', 'lena', 'Rota question: is it my turn for the bathroom or did we swap?'],
  [1, '18:11', 'ravi', 'We swapped, I do it this week and you do the next two.'],
  [1, '18:12', 'lena', 'You are a gentleman.'],
  [1, '19:30', 'ravi', 'And a quick one. The bathroom, an hour later.', { photo: 'bathroom' }],
  [
    1,
    '20:05',
    'lena',
    'Barbecue in the garden this weekend. Which day suits you?',
    { poll: { Saturday: ['rosa', 'lena'], Sunday: ['ravi'], 'I can’t': [] } },
  ],
  [0, '07:40', 'rosa', 'Parcel for @Ravi is behind the umbrella stand.'],
  [0, '07:58', 'ravi', 'Thank you! That is the new shower head, I will fit it tonight if nobody objects.'],
];

export const GARDEN_ROOM: readonly Line[] = [
  [18, '17:20', 'rosa', 'Hi Helen, the garden door sticks when it rains. I can close it, but only with a shoulder.'],
  [18, '17:42', 'helen', 'Thank you for telling me. I will ask the joiner to plane it; Monday morning?'],
  [18, '17:44', 'rosa', 'Monday is fine, I leave at nine but Ravi is in.'],
  [15, '12:02', 'helen', 'Door done. He says to keep the mat a hand’s width away from it.'],
  [15, '18:30', 'rosa', 'Closes with one finger now. Lovely.'],
  [2, '15:02', 'rosa', 'The engineer left an invoice addressed to you, I put a photo in the kitchen drawer folder.'],
];

export const FRONT_ROOM: readonly Line[] = [
  [11, '10:05', 'ravi', 'Could I paint the wall behind the desk? A quiet green, and back to white when I leave.'],
  [11, '11:30', 'helen', 'Yes, with pleasure. Keep the tin so that touch-ups match.'],
];

export const ATTIC: readonly Line[] = [
  [8, '20:10', 'lena', 'The skylight blind has come off its rail again. Is there a trick to it?'],
  [8, '20:25', 'helen', 'Lift the left end first, then slide. If it does not stay, I will order a new one.'],
  [8, '20:31', 'lena', 'That did it, thank you.'],
];

export const BIRCH_HOUSE: readonly Line[] = [
  [20, '17:01', 'omar', 'Welcome to Birch House, Bao! The key for the cellar hangs behind the kitchen door.'],
  [20, '17:20', 'bao', 'Thank you Omar, found it. The room is even brighter than in the photos.'],
  [15, '09:10', 'omar', 'The stairs are cleaned on Fridays, so please leave no shoes outside then.'],
  [15, '09:33', 'bao', 'Will do.'],
  [9, '19:00', 'bao', 'Is it all right if I put a bicycle hook on the cellar wall?'],
  [9, '19:45', 'omar', 'Yes, left of the shelves. There are wall plugs in the red box.'],
  [3, '08:20', 'omar', 'The courtyard room is viewed on Saturday at 11. I will only show that room and the kitchen.'],
  [3, '08:41', 'bao', 'Thanks for the heads-up, I’ll make coffee for everyone.'],
];
