/** Bounds of what a caller may send. Lengths of text count Unicode code points. */
export const LIMITS = {
  jsonBodyBytes: 100_000,
  urlBytes: 2_048,
  headerBytes: 16_384,
  socketFrameBytes: 64_000,
  messageText: 4_000,
  messageEditMinutes: 15,
  attachments: 10,
  /** People mentioned in one message. */
  mentions: 20,
  /** Answers that a poll offers. */
  pollOptions: 10,
  pollOption: 120,
  /** From asking in a poll to its end. */
  pollDays: 366,
  /** Pinned messages of a conversation. */
  pins: 20,
  /** Words to look for. */
  search: 100,
  searchMin: 2,
  /** Messages in one page of a search. */
  foundMessages: 30,
  noteContent: 10_000,
  name: 100,
  email: 254,
  passwordMin: 12,
  passwordMax: 128,
  passkeyName: 60,
  passkeys: 10,
  apiTokenName: 60,
  /** Of one account, without expired and revoked ones. */
  apiTokens: 20,
  reason: 300,
  /** An admin's reason for rejecting an application, as its applicant reads it. */
  rejectionReason: 1_000,
  applicationMessage: 2_000,
  contactMessage: 4_000,
  adText: 5_000,
  adQuestions: 10,
  adQuestion: 200,
  adAnswer: 1_000,
  offerNote: 2_000,
  /** A note to the roomie whose room is shown. */
  showingNote: 300,
  /** Why a room suits the person whom a roomie suggests. */
  suggestionReason: 200,
  /** People a roomie can suggest for rooms, and all roomies of a house. */
  suggestionsPerDay: 5,
  suggestionsPerDayOfHouse: 10,
  /** Per week. */
  showingWindows: 21,
  /** HTML of an agreement: about three hundred pages. */
  agreementText: 1_000_000,
  /** Total for all template versions of a homeowner. */
  agreementTexts: 20_000_000,
  /** Total for all agreement versions of a homeowner. */
  agreementBytes: 200_000_000,
  agreementBodyBytes: 3_100_000,
  /** A carefully drawn name has a few hundred points. */
  signatureStrokes: 100,
  signatureNumbers: 6_000,
  /** Versions per page, because each has a full text. */
  agreementVersions: 20,
  about: 1_000,
  /** Days between requesting the deletion of an account and its deletion. */
  leavingDays: 14,
  absences: 20,
  /** Comments on a stay. */
  comments: 2_000,
  /** Why a deduction is made, why it is disputed, or how the deposit was returned. */
  depositWords: 1_000,
  /** Per deposit, including withdrawn ones. */
  deductions: 100,
  housesApplied: 1_000,
  pageDefault: 50,
  pageMax: 200,
  /** A name of 200 characters outside the Basic Multilingual Plane, and an id, as base64 of JSON. */
  cursor: 1_500,
  ids: 200,
  imageBytes: 8_000_000,
  /** A PDF or a voice message. */
  fileBytes: 10_000_000,
  /** The same as a data URL in a JSON body. */
  fileJsonBytes: 13_500_000,
  fileName: 120,
  voiceSeconds: 300,
  imagesPerUpload: 10,
  /** Total of all images in one JSON body, as base64. */
  imageJsonBytes: 12_000_000,
  imagePixels: 40_000_000,
  imageSide: 10_000,
  photoCaption: 200,
  roomsPerHouse: 50,
  /** In square metres. */
  roomSize: 500,
  postalCode: 16,
  description: 2_000,
  rules: 10_000,
  boardItems: 100,
  boardItem: 200,
  occupancyMonths: 24,
  /** Items of a move-in or move-out report. */
  reportItems: 150,
  reportPhotos: 10,
  reportRemarks: 1_000,
  reportAddenda: 50,
  /** Excluding retired ones. */
  choresPerHouse: 60,
  choresPerCall: 30,
  choreSteps: 30,
  choreStep: 200,
  feedText: 2_000,
  feedPhotos: 6,
  appeal: 2_000,
  /** A house rule, or its proposed wording. */
  rule: 2_000,
  /** The reason for a proposed rule, or for the decision on it. */
  ruleReason: 1_000,
  ruleComment: 1_000,
  /** Per proposal, including removed ones. */
  ruleComments: 300,
  /** Per roomie. */
  ruleChangesPerDay: 5,
  announcementTitle: 120,
  announcementText: 2_000,
  /** Per house. */
  announcementsPerDay: 20,
  /** Per account, signed in and turned on. */
  pushDevices: 10,
  choreFeedback: 1_000,
  /** Per person and chore. */
  choreFeedbackPerDay: 10,
  /** Per purchase. */
  receiptPhotos: 3,
  arrearsShown: 20,
  /** Late fees of a house that are shown. */
  lateFeesShown: 50,
  bankHolder: 70,
  /** As typed, with spaces. */
  iban: 50,
  supplyName: 80,
  supplyQuantity: 40,
  supplyNote: 500,
  /** Of one person; the others’ count in relation to it. */
  splitShares: 1_000,
  /** People who share or pay for a purchase. */
  splitPeople: 50,
  supplyComment: 500,
  /** Per purchase. */
  supplyComments: 100,
  /** Of one person in a house. */
  recurringPurchases: 20,
  /** Of a receipt. */
  splitItems: 60,
  /** Purchases that can be removed from the history in one call. */
  suppliesRemovedAtOnce: 200,
  /** A purchase file of 1 MiB, in Base64, with the rest of the call. */
  importFileBase64: 1_398_104,
  importBodyBytes: 1_420_000,
  /** Per file, including empty lines. */
  importLines: 2_000,
  /** Per file: the purchase's columns and one per person. */
  importColumns: 200,
  importLinesShown: 100,
  importFaultsShown: 500,
  importPeople: 100,
  /** Per portfolio file, including empty lines. */
  portfolioLines: 500,
  portfolioColumns: 60,
  /** People whom one portfolio file moves in: each is sent an invitation. */
  portfolioRoomies: 100,
  /** Per bank statement. */
  bankEntries: 2_000,
  /** Of one homeowner. */
  bankEntriesKept: 20_000,
  /** Entries of bank statements that are entered in one call. */
  bankEnteredAtOnce: 100,
  /** Per bill. */
  billPhotos: 5,
  meterName: 60,
  supplier: 80,
  /** Two years; longer periods need several bills. */
  billDays: 731,
  /** Per house, counting bills that begin in one year. */
  billsPerYear: 200,
  /** Photos and PDFs of a receipt, per cost. */
  ownCostFiles: 5,
  /** Per house, counting those paid in one year. */
  ownCostsPerYear: 1_000,
  /** Per house, counting those that go on. */
  recurringCosts: 50,
  /** How long before today a recurring cost may have begun. */
  recurringCostYearsBack: 5,
  /** Each of: what was good, what could improve, private feelings. */
  ratingText: 2_000,
  ratingReply: 1_000,
  visitAreas: 30,
  visitAreaPhotos: 6,
  /** A remark on a visit or on one of its areas. */
  visitRemark: 1_000,
  repairTitle: 100,
  /** What has to be repaired, or what was done. */
  repairText: 2_000,
  repairNote: 1_000,
  /** Per repair. */
  repairNotes: 200,
  repairPhotos: 6,
  /** Why a roomie or a guarantor declines. */
  guaranteeReason: 500,
  /** Per lease, including those that ended. */
  guarantees: 20,
  /** Dues and payments that the link of a guarantor shows. */
  guaranteePayments: 100,
  /** Invited or active, of one homeowner. */
  coHomeowners: 10,
  coHomeownerInvitationsPerDay: 10,
  /** Per house. */
  repairsPerDay: 30,
} as const;

/** The shortest interval, in milliseconds, at which a client may send typing signals. */
export const TYPING_INTERVAL_MS = 3_000;
