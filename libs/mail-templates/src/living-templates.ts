import { hello, inEveryLanguage } from './layout.ts';

interface AppealCopy {
  readonly firstName: string;
  readonly chore: string;
  /** When the turn was due (ISO date); null: the appeal is about feedback on the chore. */
  readonly day: string | null;
  readonly house: string;
  readonly text: string;
  readonly url: string;
}

/** To the person who appealed. */
export const appealCopy = inEveryLanguage<AppealCopy>({
  en: (data, reader) => ({
    subject: data.day === null ? `Your appeal: ${data.chore}` : `Your appeal: ${data.chore}, ${reader.day(data.day)}`,
    greeting: hello.en(data),
    paragraphs: [
      data.day === null
        ? `You appealed the feedback on ${data.chore} in ${data.house}. This is what you wrote:`
        : `You appealed your strike for ${data.chore} in ${data.house}. The strike doesn’t count until someone decides. This is what you wrote:`,
      data.text,
    ],
    action: { label: 'See your appeal', url: data.url },
    small: [
      'The homeowner has 7 days to decide. After that, an admin does. If nobody decides within 14 days, you win.',
    ],
  }),
  de: (data, reader) => ({
    subject:
      data.day === null
        ? `Dein Widerspruch: ${data.chore}`
        : `Dein Widerspruch: ${data.chore}, ${reader.day(data.day)}`,
    greeting: hello.de(data),
    paragraphs: [
      data.day === null
        ? `Du hast dem widersprochen, was in ${data.house} zu ${data.chore} gesagt wurde. Das hast du geschrieben:`
        : `Du hast deinem Strike für ${data.chore} in ${data.house} widersprochen. Bis darüber entschieden ist, zählt er nicht. Das hast du geschrieben:`,
      data.text,
    ],
    action: { label: 'Widerspruch ansehen', url: data.url },
    small: [
      'Die Vermieterin oder der Vermieter hat 7 Tage Zeit, danach entscheidet das Team von Common Roof. Entscheidet in 14 Tagen niemand, gilt dein Widerspruch.',
    ],
  }),
});
