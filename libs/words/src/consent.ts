import type { Locale } from '@common-roof/contracts';

/**
 * What a person agrees to when signing electronically: the disclosures of U.S. law (ESIGN Act, 15 U.S.C. 7001 (c)), and
 * what gives a simple electronic signature weight in Europe (eIDAS, art. 25). Accepted versions never change; a change
 * needs a new version.
 */
const VERSIONS: readonly Readonly<Record<Locale, readonly string[]>>[] = [
  {
    en: [
      'I want to sign this agreement electronically, and I receive it and what belongs to it as electronic records.',
      'I have read the text above. My signature here means as much as one on paper.',
      'I can ask for a copy on paper at any time, and I can have it printed myself: the signed agreement is a PDF that I can download.',
      'I do not have to sign here. Whoever prefers paper declines and says so as the reason; nothing is lost by that.',
      'I can take back this consent for what is still to be signed by declining it. What I have signed stays valid.',
      'To read and keep the agreement I need a current web browser and something that opens PDF files.',
      'The time, my network address, my browser and a checksum of the text are recorded as evidence, and both sides can read them in the PDF.',
    ],
    de: [
      'Ich möchte diesen Vertrag elektronisch unterschreiben und erhalte ihn und alles, was dazugehört, in elektronischer Form.',
      'Ich habe den Text oben gelesen. Meine Unterschrift hier bedeutet so viel wie eine auf Papier.',
      'Ich kann jederzeit eine Kopie auf Papier verlangen und selbst eine ausdrucken: Der unterschriebene Vertrag ist ein PDF zum Herunterladen.',
      'Ich muss hier nicht unterschreiben. Wer Papier vorzieht, lehnt ab und nennt das als Grund; dadurch geht nichts verloren.',
      'Diese Zustimmung kann ich für alles, was noch nicht unterschrieben ist, zurücknehmen, indem ich es ablehne. Was ich unterschrieben habe, bleibt gültig.',
      'Um den Vertrag zu lesen und aufzubewahren, brauche ich einen aktuellen Browser und etwas, das PDF-Dateien öffnet.',
      'Zeitpunkt, Netzwerkadresse, Browser und eine Prüfsumme des Textes werden als Nachweis festgehalten; beide Seiten können sie im PDF lesen.',
    ],
  },
];

export const CONSENT_VERSION = VERSIONS.length;

/** Returns the points of a version. @throws RangeError for an unknown version */
export function consentPoints(version: number, locale: Locale): readonly string[] {
  const points = VERSIONS[version - 1];
  if (!points) throw new RangeError(`There is no version ${String(version)} of the consent.`);
  return points[locale];
}
