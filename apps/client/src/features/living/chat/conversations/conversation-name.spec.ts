import { aConversation, PERSON } from '#test/people.ts';
import { nameConversation } from './conversation-name.ts';

const { members } = aConversation();
const [someone] = members;
if (someone === undefined) throw new Error('a conversation without members');
const title = 'Lindenhof · East';
const other = { ...someone, _id: PERSON.homeowner, first_name: 'Henrik', last_name: 'Aalto' };
const me = { ...someone, _id: PERSON.roomie, first_name: 'Mara', last_name: 'Lind' };

describe("a conversation's name", () => {
  it("is the other person's in a room's conversation, with the room beside it", () => {
    const room = { kind: 'room' as const, title, members: [other, me] };
    expect(nameConversation(room, me._id)).toEqual({ name: 'Henrik Aalto', place: title });
  });

  it("is the house's in a house's conversation", () => {
    const house = { kind: 'house' as const, title: 'Lindenhof', members: [other, me] };
    expect(nameConversation(house, me._id)).toEqual({ name: 'Lindenhof', place: null });
  });

  it("is the room's while nobody else is in it", () => {
    expect(nameConversation({ kind: 'room', title, members: [me] }, me._id)).toEqual({ name: title, place: null });
  });
});
