import { type Characteristic, findAdverseWording, needsReading } from './wording.ts';

const kinds = (text: string): Characteristic[] => findAdverseWording(text).map(({ characteristic }) => characteristic);

describe('wording that may shut people out', () => {
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

  it('takes no longer on a long text than reading it', () => {
    const text = 'no - '.repeat(20_000);
    const began = performance.now();
    findAdverseWording(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
