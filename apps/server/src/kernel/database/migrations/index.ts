import { Platform1763700000000 } from './1763700000000-platform.ts';
import { Accounts1763700100000 } from './1763700100000-accounts.ts';
import { Houses1763700200000 } from './1763700200000-houses.ts';
import { Messages1763700300000 } from './1763700300000-messages.ts';
import { NotesAndAlerts1763700400000 } from './1763700400000-notes-and-alerts.ts';
import { AnnouncedAt1763700450000 } from './1763700450000-announced-at.ts';
import { HousesAndRooms1763800000000 } from './1763800000000-houses-and-rooms.ts';
import { Images1763810000000 } from './1763810000000-images.ts';
import { HomeownerApplications1763820000000 } from './1763820000000-homeowner-applications.ts';
import { Profiles1763830000000 } from './1763830000000-profiles.ts';
import { Ads1763840000000 } from './1763840000000-ads.ts';
import { Neatkeepers1763850000000 } from './1763850000000-neatkeepers.ts';
import { AuditChecks1763850100000 } from './1763850100000-audit-checks.ts';
import { Stays1763860000000 } from './1763860000000-stays.ts';
import { AdminLists1763860100000 } from './1763860100000-admin-lists.ts';
import { Showings1763870000000 } from './1763870000000-showings.ts';
import { Capabilities1764010000000 } from './1764010000000-capabilities.ts';
import { TimeZonesAndMutedAlerts1764015000000 } from './1764015000000-time-zones-and-muted-alerts.ts';
import { ChangedMessages1764020000000 } from './1764020000000-changed-messages.ts';
import { Words1764030000000 } from './1764030000000-words.ts';
import { DoneOnce1764040000000 } from './1764040000000-done-once.ts';
import { Evidence1764050000000 } from './1764050000000-evidence.ts';
import { Due1764100000000 } from './1764100000000-due.ts';
import { DecisionVersions1764100100000 } from './1764100100000-decision-versions.ts';
import { PersonalData1764200000000 } from './1764200000000-personal-data.ts';
import { HouseCounts1764300000000 } from './1764300000000-house-counts.ts';
import { AgreementTemplates1764400000000 } from './1764400000000-agreement-templates.ts';
import { Agreements1764500000000 } from './1764500000000-agreements.ts';
import { LeasesOfOffers1764510000000 } from './1764510000000-leases-of-offers.ts';
import { EndsOfLeases1764520000000 } from './1764520000000-ends-of-leases.ts';
import { MoveReports1764530000000 } from './1764530000000-move-reports.ts';
import { Deposits1764540000000 } from './1764540000000-deposits.ts';
import { ReportItemsByName1764545000000 } from './1764545000000-report-items-by-name.ts';
import { Chores1764550000000 } from './1764550000000-chores.ts';
import { TurnChanges1764551000000 } from './1764551000000-turn-changes.ts';
import { Feed1764560000000 } from './1764560000000-feed.ts';
import { RuleChanges1764570000000 } from './1764570000000-rule-changes.ts';
import { Visits1764580000000 } from './1764580000000-visits.ts';
import { Appeals1764590000000 } from './1764590000000-appeals.ts';
import { LedgerByTurn1764591000000 } from './1764591000000-ledger-by-turn.ts';
import { Ledger1764610000000 } from './1764610000000-ledger.ts';
import { Rent1764620000000 } from './1764620000000-rent.ts';
import { PaymentReceipts1764630000000 } from './1764630000000-payment-receipts.ts';
import { TrackerPosts1764640000000 } from './1764640000000-tracker-posts.ts';
import { Supplies1764650000000 } from './1764650000000-supplies.ts';
import { VariableCosts1764660000000 } from './1764660000000-variable-costs.ts';
import { SettleUp1764670000000 } from './1764670000000-settle-up.ts';
import { SuppliesImports1764680000000 } from './1764680000000-supplies-imports.ts';
import { BankDetails1764690000000 } from './1764690000000-bank-details.ts';
import { PurchaseLimit1764691000000 } from './1764691000000-purchase-limit.ts';
import { Ratings1764700000000 } from './1764700000000-ratings.ts';
import { DataExports1764800000000 } from './1764800000000-data-exports.ts';
import { DeletionDue1764801000000 } from './1764801000000-deletion-due.ts';
import { Factors1764810000000 } from './1764810000000-factors.ts';
import { Oversight1764820000000 } from './1764820000000-oversight.ts';
import { TermsAcceptances1764821000000 } from './1764821000000-terms-acceptances.ts';
import { TokensFrom1764821100000 } from './1764821100000-tokens-from.ts';
import { LeasedStays1764822000000 } from './1764822000000-leased-stays.ts';
import { LeaseRequests1764823000000 } from './1764823000000-lease-requests.ts';
import { LegalAlerts1764824000000 } from './1764824000000-legal-alerts.ts';
import { SigningCodes1764825000000 } from './1764825000000-signing-codes.ts';
import { ChoreArrears1764826000000 } from './1764826000000-chore-arrears.ts';
import { LapsedExtras1764826100000 } from './1764826100000-lapsed-extras.ts';
import { AgreedSwaps1764826200000 } from './1764826200000-agreed-swaps.ts';
import { FirstSteps1764827000000 } from './1764827000000-first-steps.ts';
import { LastDays1764828000000 } from './1764828000000-last-days.ts';
import { SealedHeads1764829000000 } from './1764829000000-sealed-heads.ts';
import { AgreedTerms1764831000000 } from './1764831000000-agreed-terms.ts';
import { UpcomingStays1764832000000 } from './1764832000000-upcoming-stays.ts';
import { LeftTurns1764832100000 } from './1764832100000-left-turns.ts';
import { ConfirmedFactors1764832200000 } from './1764832200000-confirmed-factors.ts';
import { Restatements1764840000000 } from './1764840000000-restatements.ts';
import { ReportedPayments1764841000000 } from './1764841000000-reported-payments.ts';
import { PastConversations1764850000000 } from './1764850000000-past-conversations.ts';
import { SetOffArrears1764860000000 } from './1764860000000-set-off-arrears.ts';
import { PastOfLeases1764861000000 } from './1764861000000-past-of-leases.ts';
import { TurnPrice1764862000000 } from './1764862000000-turn-price.ts';
import { GatheredAlerts1764870000000 } from './1764870000000-gathered-alerts.ts';
import { ViewsForLowerFloors1764880000000 } from './1764880000000-views-for-lower-floors.ts';
import { EmailsWithoutEvents1764890000000 } from './1764890000000-emails-without-events.ts';
import { AveragesFromRatings1764891000000 } from './1764891000000-averages-from-ratings.ts';
import { Announcements1764900000000 } from './1764900000000-announcements.ts';
import { EditedAnnouncements1764901000000 } from './1764901000000-edited-announcements.ts';
import { PhotosOfMessages1764910000000 } from './1764910000000-photos-of-messages.ts';
import { PushSubscriptions1764920000000 } from './1764920000000-push-subscriptions.ts';
import { MessageReactions1764930000000 } from './1764930000000-message-reactions.ts';
import { MessageSearch1764940000000 } from './1764940000000-message-search.ts';
import { MutedConversations1764950000000 } from './1764950000000-muted-conversations.ts';
import { MessageMentions1764960000000 } from './1764960000000-message-mentions.ts';
import { Polls1764961000000 } from './1764961000000-polls.ts';
import { MessagePins1764962000000 } from './1764962000000-message-pins.ts';
import { ShownFirstSteps1764970000000 } from './1764970000000-shown-first-steps.ts';
import { FilesOfMessages1764980000000 } from './1764980000000-files-of-messages.ts';
import { AnnouncementVersions1764990000000 } from './1764990000000-announcement-versions.ts';
import { PollsInSearches1764991000000 } from './1764991000000-polls-in-searches.ts';
import { Repairs1765000000000 } from './1765000000000-repairs.ts';
import { HouseGuides1765100000000 } from './1765100000000-house-guides.ts';
import { Finances1765200000000 } from './1765200000000-finances.ts';
import { PurchaseSplits1765300000000 } from './1765300000000-purchase-splits.ts';
import { BillSplits1765310000000 } from './1765310000000-bill-splits.ts';
import { RecurringSupplies1765320000000 } from './1765320000000-recurring-supplies.ts';
import { SupplyComments1765330000000 } from './1765330000000-supply-comments.ts';
import { SpliitImports1765340000000 } from './1765340000000-spliit-imports.ts';
import { HouseCalendar1765400000000 } from './1765400000000-house-calendar.ts';
import { RoomChoices1765410000000 } from './1765410000000-room-choices.ts';
import { BankEntries1765500000000 } from './1765500000000-bank-entries.ts';
import { Passports1765600000000 } from './1765600000000-passports.ts';
import { RentPeriods1765700000000 } from './1765700000000-rent-periods.ts';
import { RentChanges1765700000001 } from './1765700000001-rent-changes.ts';
import { HouseStock1765720000000 } from './1765720000000-house-stock.ts';
import { HouseSpeakers1765730000000 } from './1765730000000-house-speakers.ts';
import { FiveLanguages1765740000000 } from './1765740000000-five-languages.ts';
import { LateFees1765750000000 } from './1765750000000-late-fees.ts';
import { Guarantees1765760000000 } from './1765760000000-guarantees.ts';
import { RecurringBillsOfRoomies1765770000000 } from './1765770000000-recurring-bills-of-roomies.ts';
import { UsualSplits1765770000001 } from './1765770000001-usual-splits.ts';
import { RoomSuggestions1765780000000 } from './1765780000000-room-suggestions.ts';
import { BackupRuns1765790000000 } from './1765790000000-backup-runs.ts';
import { SampleHouses1765800000000 } from './1765800000000-sample-houses.ts';
import { CoHomeowners1765810000000 } from './1765810000000-co-homeowners.ts';
import { ApiTokens1765820000000 } from './1765820000000-api-tokens.ts';
import { IndexesOfSums1765830000000 } from './1765830000000-indexes-of-sums.ts';

/** In order. A migration that has been released is never edited: a new one follows it. */
export const migrations = [
  Platform1763700000000,
  Accounts1763700100000,
  Houses1763700200000,
  Messages1763700300000,
  NotesAndAlerts1763700400000,
  AnnouncedAt1763700450000,
  HousesAndRooms1763800000000,
  Images1763810000000,
  HomeownerApplications1763820000000,
  Profiles1763830000000,
  Ads1763840000000,
  Neatkeepers1763850000000,
  AuditChecks1763850100000,
  Stays1763860000000,
  AdminLists1763860100000,
  Showings1763870000000,
  Capabilities1764010000000,
  TimeZonesAndMutedAlerts1764015000000,
  ChangedMessages1764020000000,
  Words1764030000000,
  DoneOnce1764040000000,
  Evidence1764050000000,
  Due1764100000000,
  DecisionVersions1764100100000,
  PersonalData1764200000000,
  HouseCounts1764300000000,
  AgreementTemplates1764400000000,
  Agreements1764500000000,
  LeasesOfOffers1764510000000,
  EndsOfLeases1764520000000,
  MoveReports1764530000000,
  Deposits1764540000000,
  ReportItemsByName1764545000000,
  Chores1764550000000,
  TurnChanges1764551000000,
  Feed1764560000000,
  RuleChanges1764570000000,
  Visits1764580000000,
  Appeals1764590000000,
  LedgerByTurn1764591000000,
  Ledger1764610000000,
  Rent1764620000000,
  PaymentReceipts1764630000000,
  TrackerPosts1764640000000,
  Supplies1764650000000,
  VariableCosts1764660000000,
  SettleUp1764670000000,
  SuppliesImports1764680000000,
  BankDetails1764690000000,
  PurchaseLimit1764691000000,
  Ratings1764700000000,
  DataExports1764800000000,
  DeletionDue1764801000000,
  Factors1764810000000,
  Oversight1764820000000,
  TermsAcceptances1764821000000,
  TokensFrom1764821100000,
  LeasedStays1764822000000,
  LeaseRequests1764823000000,
  LegalAlerts1764824000000,
  SigningCodes1764825000000,
  ChoreArrears1764826000000,
  LapsedExtras1764826100000,
  AgreedSwaps1764826200000,
  FirstSteps1764827000000,
  LastDays1764828000000,
  SealedHeads1764829000000,
  AgreedTerms1764831000000,
  UpcomingStays1764832000000,
  LeftTurns1764832100000,
  ConfirmedFactors1764832200000,
  Restatements1764840000000,
  ReportedPayments1764841000000,
  PastConversations1764850000000,
  SetOffArrears1764860000000,
  PastOfLeases1764861000000,
  TurnPrice1764862000000,
  GatheredAlerts1764870000000,
  ViewsForLowerFloors1764880000000,
  EmailsWithoutEvents1764890000000,
  AveragesFromRatings1764891000000,
  Announcements1764900000000,
  EditedAnnouncements1764901000000,
  PhotosOfMessages1764910000000,
  PushSubscriptions1764920000000,
  MessageReactions1764930000000,
  MessageSearch1764940000000,
  MutedConversations1764950000000,
  MessageMentions1764960000000,
  Polls1764961000000,
  MessagePins1764962000000,
  ShownFirstSteps1764970000000,
  FilesOfMessages1764980000000,
  AnnouncementVersions1764990000000,
  PollsInSearches1764991000000,
  Repairs1765000000000,
  HouseGuides1765100000000,
  Finances1765200000000,
  PurchaseSplits1765300000000,
  BillSplits1765310000000,
  RecurringSupplies1765320000000,
  SupplyComments1765330000000,
  SpliitImports1765340000000,
  HouseCalendar1765400000000,
  RoomChoices1765410000000,
  BankEntries1765500000000,
  Passports1765600000000,
  RentPeriods1765700000000,
  RentChanges1765700000001,
  HouseStock1765720000000,
  HouseSpeakers1765730000000,
  FiveLanguages1765740000000,
  LateFees1765750000000,
  Guarantees1765760000000,
  RecurringBillsOfRoomies1765770000000,
  UsualSplits1765770000001,
  RoomSuggestions1765780000000,
  BackupRuns1765790000000,
  SampleHouses1765800000000,
  CoHomeowners1765810000000,
  ApiTokens1765820000000,
  IndexesOfSums1765830000000,
];
