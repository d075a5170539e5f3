import type { ApplicantMove } from '@common-roof/contracts';

export const BAY_WINDOW_AD = {
  title: 'Bay window room by the park',
  text:
    'Seventeen square metres with a bay window to the park, in a newly painted terraced house. The kitchen is large ' +
    'enough to cook together, the garden is shared, and bicycles have a shed.\n\nQuiet from 22:30, no smoking indoors.',
  rent: '560.00',
  deposit: '560.00',
  questions: [{ text: 'What would you like to know about the house?', required: true }],
  publish: false,
  wording_read: false,
};

export interface DemoApplicant {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string;
  readonly message: string;
  readonly answer: string;
  readonly state: ApplicantMove;
}

export const APPLICANTS: readonly DemoApplicant[] = [
  {
    first_name: 'Tom',
    last_name: 'Ellery',
    email: 'tom@applicants.test',
    phone: '+44 161 496 0201',
    message: 'I repair bicycles for a living, and I am tidy with it. Could I see the room on a weekend?',
    answer: 'Is there a plug in the shed?',
    state: 'new',
  },
  {
    first_name: 'Saanvi',
    last_name: 'Rao',
    email: 'saanvi@applicants.test',
    message: 'I begin at the university library in spring. I bake on Sundays and share.',
    answer: 'How warm is the room in winter?',
    state: 'shortlisted',
  },
  {
    first_name: 'Piotr',
    last_name: 'Zielinski',
    email: 'piotr@applicants.test',
    phone: '+44 161 496 0203',
    message: 'Nurse at the infirmary, often on nights. Looking for a calm house.',
    answer: 'Does the room have curtains that keep the light out?',
    state: 'declined',
  },
];
