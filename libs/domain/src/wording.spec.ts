import { type Characteristic, findAdverseWording, needsReading } from './wording.ts';

const kinds = (text: string): Characteristic[] => findAdverseWording(text).map(({ characteristic }) => characteristic);

describe('wording that may exclude people', () => {
  it.each<[Characteristic, string]>([
    ['race', 'Whites only, sorry.'],
    ['race', 'We are looking for white people.'],
    ['race', 'Bitte keine Roma.'],
    ['nationality', 'No foreigners.'],
    ['nationality', 'UK nationals only'],
    ['nationality', 'Native speakers only please'],
    ['nationality', 'Keine Ausländer'],
    ['nationality', 'nur an Deutsche'],
    ['nationality', 'Muttersprachler bevorzugt'],
    ['religion', 'A Christian household'],
    ['religion', 'no Muslims'],
    ['religion', 'Keine Muslime bitte'],
    ['religion', 'christlicher Haushalt'],
    ['sex', 'Females only!'],
    ['sex', 'only for women'],
    ['sex', 'no men'],
    ['sex', 'Nur für Frauen'],
    ['sex', 'keine Männer'],
    ['family', 'No children.'],
    ['family', 'adults-only house'],
    ['family', 'no single mothers'],
    ['family', 'keine Kinder'],
    ['family', 'nur Alleinstehende'],
    ['disability', 'No wheelchairs'],
    ['disability', 'able-bodied tenant'],
    ['disability', 'no guide dogs'],
    ['disability', 'keine Rollstuhlfahrer'],
    ['age', 'for young professionals'],
    ['age', 'aged 20-30'],
    ['age', 'no pensioners'],
    ['age', 'zwischen 20 und 30 Jahren'],
    ['age', 'junge Leute gesucht'],
    ['age', 'keine Rentner'],
    ['orientation', 'no gays'],
    ['orientation', 'straight couples'],
    ['orientation', 'keine Schwulen'],
    ['income', 'No DSS'],
    ['income', 'working professionals only'],
    ['income', 'kein Bürgergeld'],
    ['income', 'nur Berufstätige'],
    ['nationality', 'Germans only'],
    ['nationality', 'Only Germans please'],
    ['nationality', 'No Poles'],
    ['nationality', 'Brits only'],
    ['nationality', 'Only for Europeans'],
    ['nationality', 'British people preferred'],
    ['nationality', 'no migrants'],
    ['nationality', 'EU citizens only'],
    ['nationality', 'No refugees please'],
    ['nationality', 'German passport holders'],
    ['sex', 'Room for a woman'],
    ['sex', 'We would like a woman'],
    ['sex', 'I let to a tidy woman'],
    ['sex', 'Another woman to join us'],
    ['sex', 'preferably a man'],
    ['sex', 'A woman, please'],
    ['sex', 'We are three women and want a fourth woman'],
    ['sex', 'Zimmer für eine Frau'],
    ['sex', 'an einen Mann zu vermieten'],
    ['sex', 'am liebsten eine Frau'],
    ['sex', 'A quiet woman'],
    ['sex', 'Looking for a quiet woman'],
    ['sex', 'We are looking for a tidy lady'],
    ['sex', 'Ideal for a single man'],
    ['sex', 'a calm, friendly girl'],
    ['sex', 'Males preferred'],
    ['sex', 'No guys'],
    ['sex', 'Perfect for a working woman'],
    ['sex', 'ladies only'],
    ['religion', 'Muslims only'],
    ['religion', 'A Jewish family'],
    ['religion', 'Only Christians'],
    ['race', 'Black tenants'],
    ['race', 'no travellers'],
    ['race', 'Asian couple'],
    ['family', 'No babies'],
    ['family', 'couples only'],
    ['family', 'child-free household'],
    ['family', 'No pregnant women'],
    ['disability', 'No disabled people'],
    ['disability', 'mentally healthy'],
    ['disability', 'not suitable for wheelchair users'],
    ['age', 'young people'],
    ['age', 'No students under 20s? no under 25s'],
    ['age', 'Older couple'],
    ['age', 'between 25 and 35 years'],
    ['orientation', 'No lesbians'],
    ['orientation', 'heterosexual people'],
    ['income', 'No benefits'],
    ['income', 'must be employed'],
    ['income', 'professionals only'],
    ['nationality', 'Nur Deutsche'],
    ['nationality', 'Nur für Deutsche'],
    ['nationality', 'keine Migranten'],
    ['nationality', 'Keine Flüchtlinge'],
    ['nationality', 'nur EU-Bürger'],
    ['nationality', 'deutsche Staatsangehörigkeit erforderlich'],
    ['nationality', 'Deutsche Muttersprachlerin'],
    ['nationality', 'Keine Geflüchteten'],
    ['sex', 'Eine ruhige Frau'],
    ['sex', 'Suche eine ordentliche Frau'],
    ['sex', 'Gesucht: ruhige, nette Frau'],
    ['sex', 'einen zuverlässigen Mann'],
    ['sex', 'Nur Frauen'],
    ['sex', 'Ausschließlich Männer'],
    ['sex', 'keine Frauen'],
    ['sex', 'weibliche Mitbewohnerin'],
    ['sex', 'Mädels-WG'],
    ['sex', 'ein netter junger Mann'],
    ['sex', 'eine berufstätige Dame'],
    ['religion', 'Nur Christen'],
    ['religion', 'Keine Juden'],
    ['religion', 'muslimische Familie'],
    ['religion', 'katholische Mieter'],
    ['religion', 'jüdischer Haushalt'],
    ['race', 'keine Schwarzen'],
    ['race', 'Keine Afrikaner'],
    ['race', 'weiße Mieter'],
    ['race', 'Keine Zigeuner'],
    ['family', 'Keine Babys'],
    ['family', 'kinderlose Paare'],
    ['family', 'Nur Paare'],
    ['family', 'keine Alleinerziehenden'],
    ['family', 'Nur an Singles'],
    ['family', 'Keine Familien'],
    ['family', 'keine Schwangeren'],
    ['disability', 'Keine Behinderten'],
    ['disability', 'gesunde Mieter'],
    ['disability', 'nicht für Rollstuhlfahrer geeignet'],
    ['disability', 'Keine psychisch Kranken'],
    ['disability', 'keine Blindenhunde'],
    ['age', 'Junge Berufstätige'],
    ['age', 'keine Senioren'],
    ['age', 'bis 30 Jahre'],
    ['age', 'Mindestalter 25'],
    ['age', 'ältere Leute'],
    ['age', 'von 18 bis 25 Jahren'],
    ['age', 'keine Jugendlichen'],
    ['orientation', 'Keine Lesben'],
    ['orientation', 'heterosexuelle Paare'],
    ['orientation', 'keine Homosexuellen'],
    ['income', 'Keine Sozialhilfe'],
    ['income', 'kein Jobcenter'],
    ['income', 'Keine Arbeitslosen'],
    ['income', 'Nur an Berufstätige'],
    ['income', 'keine Bürgergeld-Empfänger'],
  ])('about %s: “%s”', (characteristic, text) => {
    expect(kinds(text)).toContain(characteristic);
  });

  it.each([
    'No smoking, no pets, no parties.',
    'Children welcome. The school is around the corner.',
    'A single room under 20 minutes from the station, over 40 m².',
    'The walls are white, the floor is oak. Whitechapel is near.',
    'A young garden with old trees; wheelchair accessible; guide dogs welcome.',
    'Families live next door. The men’s choir rehearses on Mondays.',
    'Everybody is welcome, whatever you earn or believe.',
    'Kinder willkommen, Rauchen nur auf dem Balkon, keine Haustiere.',
    'In unter 20 Minuten am Bahnhof. Das Haus wird seit Jahren gepflegt.',
    'Deutsche Bahn und U-Bahn um die Ecke, junge Bäume im Hof.',
    'German lessons at the library, French bakery next door.',
    'A quiet street, a friendly landlady, a tidy kitchen.',
    'A woman from the ground floor waters the plants.',
    'German and English are spoken here.',
    'The men and women of the choir rehearse next door.',
    'Only quiet after ten, please.',
    'Looking for a flatmate who likes to cook.',
    'Eine ruhige Straße und eine nette Nachbarschaft.',
    'Die Frau im Erdgeschoss gießt die Blumen.',
    'Wir sprechen Deutsch und Englisch.',
    'Suche Mitbewohnerinnen und Mitbewohner.',
    'Ein sauberer, heller Raum mit Balkon.',
    'Junge Katzen leben im Hof.',
    '',
  ])('is not “%s”', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('is found where it stands, in order, each once', () => {
    const text = 'Bright room. No children, no single mothers. Keine Ausländer!';
    const findings = findAdverseWording(text);
    expect(findings.map(({ words }) => words)).toEqual(['No children', 'no single mothers', 'Keine Ausländer']);
    for (const { start, end, words } of findings) expect(text.slice(start, end)).toBe(words);
  });

  it('is found across line breaks and hyphens', () => {
    expect(kinds('adults\nonly')).toEqual(['family']);
    expect(kinds('able-bodied')).toEqual(['disability']);
  });

  it('about sex is an exception among flatmates, which is explained and needs no confirmation', () => {
    const shared = findAdverseWording('Female flatmate preferred: we share the bathroom.');
    expect(shared).toMatchObject([{ characteristic: 'sex', sharedLiving: true }]);
    expect(needsReading(shared)).toBe(false);
    expect(needsReading(findAdverseWording('Frauen-WG'))).toBe(false);
    const whole = findAdverseWording('Flat to let. Women only.');
    expect(needsReading(whole)).toBe(true);
  });

  it('does not look back from every word of a long text', () => {
    // Time of the processor, which a loaded machine does not lengthen: twenty milliseconds here, minutes if it did.
    const before = process.cpuUsage();
    findAdverseWording('no - '.repeat(200_000));
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
