import type { WrittenStarter } from './written-starter.ts';

export const ENGLISH_STARTERS: readonly WrittenStarter[] = [
  {
    key: 'lease-en',
    title: 'Room lease',
    type: 'lease',
    language: 'en',
    agreement: `
<p><em>An example to begin with, and no legal advice. Have it checked for your country, change what does not fit, then delete this line.</em></p>
<h2>1. Who makes this agreement</h2>
<p>This lease is made on {{today}} between {{homeowner_name}} (the homeowner) and {{roomie_name}} (the roomie).</p>
<h2>2. What is let</h2>
<p>The homeowner lets the room <strong>{{room_name}}</strong> in {{house_name}}, {{house_address}}, to live in. Kitchen, bathroom and all other shared rooms may be used together with the other roomies.</p>
<h2>3. How long</h2>
<p>The lease begins on {{starts_on}} and runs until one side gives notice.</p>
<h2>4. Rent and deposit</h2>
<ol><li><p>The rent is {{rent}} {{rent_period}}. It is due in advance: by the third working day of the month, or on the first day of its weeks if it is paid by weeks.</p></li><li><p>The deposit is {{deposit}}. It is paid before the keys are handed over, and returned after moving out, less what is itemised and proved.</p></li><li><p>Shared costs such as electricity, water and internet are settled as the house agrees.</p></li></ol>
<h2>5. Living together</h2>
<ol><li><p>The rules of the house apply to everybody who lives there.</p></li><li><p>The room is not let on to others without the homeowner’s written consent.</p></li><li><p>Damage is reported as soon as it is noticed.</p></li></ol>
<h2>6. Visits by the homeowner</h2>
<p>The homeowner enters the room only by appointment, at least 24 hours ahead, or where something has to be prevented at once.</p>
<h2>7. Moving out</h2>
<p>The room is handed back empty and clean, with every key. Both sides record its condition, and compare it with the record of moving in.</p>
<h2>8. How to reach each other</h2>
<p>Homeowner: {{homeowner_email}}</p>
<p>Roomie: {{roomie_email}}</p>
`,
  },
  {
    key: 'rules-en',
    title: 'House rules',
    type: 'house_rules',
    language: 'en',
    agreement: `
<p><em>An example to begin with, and no legal advice. Change what does not fit, then delete this line.</em></p>
<h2>House rules of {{house_name}}</h2>
<ul><li><p>It is quiet from 22:00 to 7:00, and on Sundays until 9:00.</p></li><li><p>Whoever cooks clears up before going to bed.</p></li><li><p>Chores are done by the day on which they are due, or swapped before it.</p></li><li><p>Guests may stay three nights in a row; longer stays are agreed with the house.</p></li><li><p>Nobody smokes indoors.</p></li><li><p>The front door is locked at night, and windows are closed when nobody is in.</p></li></ul>
<p>{{roomie_name}} has read these rules and agrees to keep them.</p>
`,
  },
  {
    key: 'pets-en',
    title: 'Pet addendum',
    type: 'pets',
    language: 'en',
    agreement: `
<p><em>An example to begin with, and no legal advice. Change what does not fit, then delete this line.</em></p>
<h2>Keeping a pet in {{room_name}}, {{house_name}}</h2>
<p>{{homeowner_name}} allows {{roomie_name}} to keep one pet: (name and kind of the pet).</p>
<ol><li><p>The roomie looks after the pet and pays for damage that it causes.</p></li><li><p>The pet stays out of rooms of others who do not want it there.</p></li><li><p>The consent can be taken back where the pet disturbs the others and nothing else has helped.</p></li></ol>
<p>Agreed on {{today}}.</p>
`,
  },
];
