/** Characteristics nobody may be selected by. Where local law differs, the stricter reading is explained. */
export const CHARACTERISTICS = [
  'race',
  'nationality',
  'religion',
  'sex',
  'family',
  'disability',
  'age',
  'orientation',
  'income',
] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

export interface WordingFinding {
  readonly characteristic: Characteristic;
  /** UTF-16 offsets in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /**
   * People who share a kitchen and bathroom may, in most places, ask for a flatmate of their own sex (for instance
   * HUD's FHA advice on shared living space, § 19 (5) AGG for homes shared with the landlord). This is explained, and
   * needs no confirmation.
   */
  readonly sharedLiving: boolean;
}

/** Alternatives of a pattern. `¤` is any white space or hyphen between words. */
type Rules = Readonly<Record<Characteristic, readonly string[]>>;

const GROUPS = 'people|persons?|tenants?|applicants?|renters?|lodgers?|roomies?|couples?';
const ONLY = 'only|preferred|wanted|please';
const FAITHS = 'christians?|muslims?|jews?|jewish|hindus?|sikhs?|buddhists?|catholics?|protestants?|atheists?';
const PEOPLES = 'british|english|irish|scottish|german|polish|french|american|european|eu|uk|us';
const NATIONALS =
  'germans|brits|britons|poles|americans|europeans|italians|spaniards|turks|indians|romanians|ukrainians|swiss|austrians';
const MANNERS =
  'quiet|calm|tidy|clean|nice|friendly|kind|single|mature|responsible|respectful|working|professional|reliable|decent';
const RUHIG =
  'ruhig|ordentlich|nett|freundlich|jung|alleinstehend|berufstätig|sauber|zuverlässig|gepflegt|seriös|still';
const SEXES = 'females?|males?|women|woman|men|man|ladies|lady|gentlemen|girls?|boys?|guys';
const ONE_SEX = 'female|male|woman|man|lady|gentleman|girl|boy|guy';
const LEUTE = 'leute|menschen|personen|mieter(?:innen)?|bewerber(?:innen)?|paare?';

/** English and German phrases that select people rather than describe a home. */
const RULES: Rules = {
  race: [
    'whites¤only',
    `(?:white|black|asian|caucasian|african|arab|latino|hispanic)¤(?:${GROUPS})`,
    'no¤(?:blacks|whites|asians|arabs|africans|gypsies|travellers|people¤of¤colou?r)',
    'keine¤(?:schwarzen|farbigen|araber|afrikaner|asiaten|zigeuner|roma)',
    `(?:weiße|schwarze|hellhäutige)¤(?:${LEUTE})`,
  ],
  nationality: [
    'no¤(?:foreigners?|immigrants?|migrants?|refugees?|asylum¤seekers?)',
    `(?:${PEOPLES})¤(?:(?:nationals?|citizens?|${GROUPS})(?:¤(?:${ONLY}))?|passport(?:¤holders?)?|only)`,
    `(?:${NATIONALS})¤(?:${ONLY})`,
    `(?:only|no)¤(?:for¤)?(?:${NATIONALS})`,
    'native¤(?:english|german)?¤?speakers?(?:¤only)?',
    'keine¤(?:ausländer(?:innen)?|migranten|flüchtlinge|geflüchteten|asylanten)',
    'nur¤(?:an¤|für¤)?(?:deutsche|eu¤bürger)(?:¤(?:staatsbürger|mieter))?',
    'deutsche¤staats(?:angehörigkeit|bürgerschaft)',
    '(?:deutsche¤)?muttersprachler(?:in)?',
  ],
  religion: [
    `(?:${FAITHS})¤(?:${ONLY}|household|home|house|family|${GROUPS})`,
    `(?:no|only)¤(?:${FAITHS})`,
    '(?:nur|keine|bevorzugt)¤(?:christen|muslime|moslems|juden|hindus|katholiken|gläubigen?)',
    `(?:christliche|muslimische|jüdische|katholische)[rsn]?¤(?:haushalt|familie|haus|wg|${LEUTE})`,
  ],
  sex: [
    `(?:${SEXES}),?¤(?:${ONLY})`,
    `(?:only|no)¤(?:for¤)?(?:${SEXES})`,
    `(?:for|to|like|want|prefer|preferably)¤(?:an?¤)(?:(?:${MANNERS}),?¤){0,3}(?:${ONE_SEX})`,
    `(?:another|an?¤(?:second|third|fourth|fifth|sixth))¤(?:(?:${MANNERS}),?¤){0,3}(?:${ONE_SEX})`,
    `(?:für|an|liebsten|lieber|gerne?|bevorzugt|möglichst)¤(?:noch¤)?ein(?:e|en)¤(?:(?:${RUHIG})e?[rsnm]?,?¤){0,3}(?:frau|mann|dame|herrn?|mädchen)`,
    `an?¤(?:(?:${MANNERS}),?¤){1,3}(?:${SEXES})`,
    `(?:looking|searching|ideal|perfect|suitable)¤for¤(?:an?¤)?(?:(?:${MANNERS}),?¤){0,3}(?:${SEXES})`,
    `ein(?:e|en|er|em)?¤(?:(?:${RUHIG})e?[rsnm]?,?¤){1,3}(?:frau|mann|dame|herrn?|mädchen)`,
    `(?:suche|suchen|gesucht):?¤(?:ein(?:e|en)¤)?(?:(?:${RUHIG})e?[rsnm]?,?¤){0,3}(?:frau|mann|dame|herrn?|mädchen)`,
    `(?:female|male)¤(?:${GROUPS}|roommates?|flatmates?|housemates?)(?:¤(?:${ONLY}))?`,
    'no¤(?:trans|transgender)¤?(?:people|persons?)?',
    '(?:nur|keine|ausschließlich)¤(?:an¤|für¤)?(?:frauen|männer|damen|herren|mädchen|jungs)',
    `(?:weibliche|männliche)[rsn]?¤(?:mitbewohner(?:in)?|${LEUTE})`,
    '(?:reine¤)?(?:frauen|männer|damen|mädels)¤?wg',
  ],
  family: [
    'no¤(?:children|kids?|babies|infants|toddlers|families|couples?|single¤(?:mothers?|mums?|moms?|parents?)|pregnant¤women)',
    '(?:child|kid)¤(?:free|less)(?:¤(?:household|home|couples?|people|tenants?))?',
    '(?:adults?|singles?|couples?|married¤couples?)¤only',
    'keine¤(?:kinder|babys|familien|paare|alleinerziehenden|schwangeren)',
    '(?:kinderlose?[rsn]?|unverheiratete?[rsn]?)',
    'nur¤(?:an¤|für¤)?(?:singles?|alleinstehende[rsn]?|paare|ehepaare|kinderlose)',
  ],
  disability: [
    'no¤(?:wheelchairs?|disabled(?:¤people)?|disabilities|(?:guide|service|assistance)¤dogs?|mental¤(?:illness(?:es)?|health¤(?:issues|problems)))',
    '(?:able¤bodied|mentally¤healthy|physically¤fit)',
    `healthy¤(?:${GROUPS}|individuals?)`,
    'not¤(?:suitable|suited)¤for¤(?:the¤)?(?:disabled|wheelchair¤users?)',
    'keine¤(?:behinderten|rollstuhlfahrer(?:innen)?|rollstühle|(?:psychisch¤)?kranken|blindenhunde|assistenzhunde)',
    `(?:gesunde|nichtbehinderte|körperlich¤fitte)[rsn]?¤(?:${LEUTE})`,
    'nicht¤(?:für¤)?(?:rollstuhlfahrer|behinderte)(?:¤geeignet)?',
  ],
  age: [
    `(?:young|younger|older|elderly)¤(?:${GROUPS}|professionals?|adults?|students?|crowd)`,
    'no¤(?:pensioners?|seniors?|elderly|old¤people|retirees|teenagers|under¤?\\d{2}s?)',
    'aged?¤\\d{2}¤?(?:-|–|to)¤?\\d{2}',
    'between¤\\d{2}¤and¤\\d{2}¤years?(?:¤old)?',
    '(?:under|over|below|above)¤(?:the¤age¤of¤)\\d{2}',
    '(?:under|over)¤\\d{2}(?:s|¤years¤old)',
    'maximum¤age',
    `(?:junge|jüngere|ältere)[rsn]?¤(?:${LEUTE}|erwachsene|berufstätige|studierende)`,
    'keine¤(?:rentner(?:innen)?|senioren|alten|jugendlichen)',
    '(?:zwischen|von)¤\\d{2}¤(?:und|bis)¤\\d{2}¤jahren?',
    '(?:unter|über|bis|maximal|höchstens|mindestens)¤\\d{2}¤jahren?(?:¤alt)?',
    'höchstalter|mindestalter',
  ],
  orientation: [
    'no¤(?:gays?|lesbians?|homosexuals?|queers?|lgbt\\w*)',
    `(?:straight|heterosexual)¤(?:${GROUPS}|only|men|women)`,
    'keine¤(?:schwulen|lesben|homosexuellen|queeren)',
    `heterosexuelle[rsn]?¤(?:${LEUTE})`,
  ],
  income: [
    'no¤(?:dss|lha|benefits?|benefit¤claimants?|housing¤benefits?|welfare|section¤8|universal¤credit|unemployed)',
    '(?:working¤)?professionals?¤only',
    'only¤(?:working¤)?professionals',
    'must¤be¤(?:employed|in¤(?:full¤time¤)?(?:work|employment))',
    '(?:keine|kein)¤(?:hartz¤(?:iv|4)|bürgergeld|sozialhilfe|arbeitslosen?|arbeitslosengeld|wohngeld|jobcenter|wbs)(?:¤?empfänger(?:innen)?)?',
    '(?:nur|ausschließlich)¤(?:an¤|für¤)?berufstätige[rsn]?',
  ],
};

const compiled = CHARACTERISTICS.map((characteristic) => {
  const any = RULES[characteristic].join('|').replaceAll('¤?', '[\\s-]*').replaceAll('¤', '[\\s-]+');
  // `\b` knows ASCII letters only, and German has more.
  return { characteristic, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu') };
});

/** Words near a finding that indicate a shared home. */
const SHARED =
  /\b(?:room|flat|house)mates?\b|\b(?:flat|house|room)[\s-]?shar\w*|\bshared (?:flat|house|bathroom|kitchen)|mitbewohner|wg\b/iu;
const NEARBY = 60;

/**
 * Finds wording that may select people by a protected characteristic, in order of appearance, in English and German
 * alike. It explains and advises; it can't judge a text and never blocks one.
 */
export function findAdverseWording(text: string): WordingFinding[] {
  const found = compiled.flatMap(({ characteristic, pattern }) =>
    [...text.matchAll(pattern)].map((match): WordingFinding => {
      const start = match.index;
      const end = start + match[0].length;
      const around = text.slice(Math.max(0, start - NEARBY), end + NEARBY);
      return {
        characteristic,
        start,
        end,
        words: match[0],
        sharedLiving: characteristic === 'sex' && SHARED.test(around),
      };
    }),
  );
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  // A finding within a longer one adds nothing.
  return sorted.filter((one, at) => !sorted.slice(0, at).some((other) => other.end >= one.end));
}

/** Returns whether any finding must be acknowledged before others see the text. */
export const needsReading = (findings: readonly WordingFinding[]): boolean =>
  findings.some(({ sharedLiving }) => !sharedLiving);
