/** Bounds of what a caller may send. Lengths of text count Unicode code points. */
export const LIMITS = {
  jsonBodyBytes: 100_000,
  urlBytes: 2_048,
  headerBytes: 16_384,
  socketFrameBytes: 64_000,
  messageText: 4_000,
  messageEditMinutes: 15,
  attachments: 10,
  noteContent: 10_000,
  name: 100,
  email: 254,
  passwordMin: 12,
  passwordMax: 128,
  passkeyName: 60,
  passkeys: 10,
  reason: 300,
  /** What an admin tells somebody whose application is rejected. */
  rejectionReason: 1_000,
  applicationMessage: 2_000,
  contactMessage: 4_000,
  adText: 5_000,
  adQuestions: 10,
  adQuestion: 200,
  adAnswer: 1_000,
  offerNote: 2_000,
  /** To the roomie whose room is shown. */
  showingNote: 300,
  /** In a week. */
  showingWindows: 21,
  /** Of an agreement, as HTML: about three hundred pages. */
  agreementText: 1_000_000,
  /** Of all versions of all templates of a homeowner. */
  agreementTexts: 20_000_000,
  /** Of all versions of all agreements of a homeowner. */
  agreementBytes: 200_000_000,
  agreementBodyBytes: 3_100_000,
  /** A name drawn with care is a few hundred points. */
  signatureStrokes: 100,
  signatureNumbers: 6_000,
  /** On one page of them: each is a whole text. */
  agreementVersions: 20,
  about: 1_000,
  /** Days between asking for the end of an account and its end. */
  leavingDays: 14,
  absences: 20,
  /** About a stay. */
  comments: 2_000,
  /** Why something is deducted, why that is disputed, how it was returned. */
  depositWords: 1_000,
  /** From one deposit, withdrawn ones included. */
  deductions: 100,
  housesApplied: 1_000,
  pageDefault: 50,
  pageMax: 200,
  /** A name of two hundred characters outside the basic plane, and an id, as base64 of JSON. */
  cursor: 1_500,
  ids: 200,
  imageBytes: 8_000_000,
  imagesPerUpload: 10,
  /** All images of one JSON body together, as base64. */
  imageJsonBytes: 12_000_000,
  imagePixels: 40_000_000,
  imageSide: 10_000,
  photoCaption: 200,
  roomsPerHouse: 50,
  /** Square metres. */
  roomSize: 500,
  postalCode: 16,
  description: 2_000,
  rules: 10_000,
  boardItems: 100,
  boardItem: 200,
  occupancyMonths: 24,
  /** Of a report at moving in or out. */
  reportItems: 150,
  reportPhotos: 10,
  reportRemarks: 1_000,
  reportAddenda: 50,
  /** Retired ones left out. */
  choresPerHouse: 60,
  choresPerCall: 30,
  choreSteps: 30,
  choreStep: 200,
  feedText: 2_000,
  feedPhotos: 6,
  appeal: 2_000,
  /** One rule, and its new wording. */
  rule: 2_000,
  /** Why a rule should be another, and why it becomes one or not. */
  ruleReason: 1_000,
  ruleComment: 1_000,
  /** About one proposal, those that were taken away included. */
  ruleComments: 300,
  /** By one roomie. */
  ruleChangesPerDay: 5,
  choreFeedback: 1_000,
  /** From one person about one chore. */
  choreFeedbackPerDay: 10,
  /** Of one purchase. */
  receiptPhotos: 3,
  arrearsShown: 20,
  bankHolder: 70,
  /** As it is typed, with blanks. */
  iban: 50,
  supplyName: 80,
  supplyQuantity: 40,
  /** Purchases that are taken out of the history in one call. */
  suppliesRemovedAtOnce: 200,
  /** A file of purchases: 1 MiB, and what it is in Base64 with the rest of its call. */
  importFileBase64: 1_398_104,
  importBodyBytes: 1_420_000,
  /** Of a file, empty ones too. */
  importLines: 2_000,
  /** Of a file: what is bought, and a column for each person. */
  importColumns: 200,
  importLinesShown: 100,
  importFaultsShown: 500,
  importPeople: 100,
  /** Of one bill of a house. */
  billPhotos: 5,
  meterName: 60,
  supplier: 80,
  /** Two years: what is for longer is several bills. */
  billDays: 731,
  /** Of a house, that begin in one year. */
  billsPerYear: 200,
  /** What was good, what could be improved, and private feelings, each. */
  ratingText: 2_000,
  ratingReply: 1_000,
  visitAreas: 30,
  visitAreaPhotos: 6,
  /** About a visit, or an area of it. */
  visitRemark: 1_000,
} as const;

/** How often a client may tell the others that somebody types, in milliseconds. */
export const TYPING_INTERVAL_MS = 3_000;
