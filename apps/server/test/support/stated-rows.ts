import type { RowStates } from '#kernel/state-machines/row-states.ts';
import { adsOf } from './ads.ts';
import { aMissedTurn } from './appeals.ts';
import type { TestApp } from './test-app.ts';
import type { World } from './world.ts';

export type Table = Pick<RowStates, 'table'>;
type Columns = Readonly<Record<string, unknown>>;

/** How to create a row of a table, and what its constraints need besides the state. */
interface Specimen {
  /** Values of an INSERT; conflicting rows are deleted first. */
  readonly row: () => Columns;
  readonly clear?: string;
  readonly inState?: Readonly<Record<string, Columns>>;
  readonly withAction?: Readonly<Record<string, Columns>>;
}

/** The rows that others belong to. */
interface Ground {
  readonly world: World;
  readonly roomId: string;
  readonly houseId: string;
  readonly adId: string;
  readonly tenancyId: string;
  readonly choreId: string;
  readonly strike: { readonly entry_id: string; readonly turn_id: string };
  /** Id of the lease behind a held deposit. */
  readonly leaseId: () => string;
}

const NOW = new Date('2026-05-01T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const person = { first_name: 'Ida', last_name: 'Berg', email: 'ida@states.test' };
let serial = 0;

const sent = { sent_at: NOW, expires_at: NOW };
const signed = { signed_at: NOW, signed_sha256: '0'.repeat(64) };
const noticed = { release_date: '2030-01-01', notice_by: 'tenant', notice_at: NOW };
const settled = { settled_at: NOW, returned_on: '2026-05-01', edition: 1 };
const split = (returned: number) => ({ returned_minor: returned, deducted_minor: 100 - returned });
const packed = { ready_at: NOW, expires_at: NOW, bytes: 1, sha256: '0'.repeat(64) };
const proposal = { reply_by: NOW, envy_minor: 0 };
const guaranteed = {
  sent: { agreed_at: NOW, link_expires_at: NOW },
  signed: {
    signed_at: NOW,
    signed_sha256: '0'.repeat(64),
    signature: 'Carmen Alvarez',
    consent_version: 1,
    consent_language: 'en',
  },
};
const tallied = { ended_at: NOW, voters: 2, voted: 1 };
const answered = { ended_at: NOW, last_name: null, email: null };
const opened = { opened_at: NOW };
const over = { closed_at: NOW };
const closed = { opened_at: NOW, closed_at: NOW };
const submitted = { submitted_at: NOW, signature_name: 'Ida Berg', sha256: '0'.repeat(64) };
const acknowledged = { acknowledged_at: NOW, acknowledgement: '' };
const specimensOf = ({
  world,
  roomId,
  houseId,
  adId,
  tenancyId,
  choreId,
  strike,
  leaseId,
}: Ground): Record<string, Specimen> => {
  const { adm, h1, h2, k2, r1 } = world.players;
  const ofRoom = { room_id: roomId, house_id: houseId, homeowner_id: h1.account.id };
  const decidedAppeal = { decided_at: NOW };
  const decided = { decided_at: NOW, decided_by: adm.account.id };
  const ruled = { ...decided, closed_at: NOW, reason: 'So it is.' };
  const refused = { ...decided, reason: 'The hall was not done.' };
  const serviced = { serviced_by: k2.account.id };
  const counted = { counted_at: NOW, price_added_minor: 240 };
  const ended = { ended_at: NOW, ended_by: h1.account.id };
  return {
    move_reports: {
      row: () => ({
        tenancy_id: tenancyId,
        kind: 'move_in',
        by: 'roomie',
        author_id: r1.account.id,
        created_at: NOW,
      }),
      clear: 'DELETE FROM move_reports',
      inState: { submitted, acknowledged: { ...submitted, ...acknowledged } },
      withAction: { submit: submitted, acknowledge: acknowledged },
    },
    ads: {
      row: () => ({ ...ofRoom, title: 'A room', text: 'With a door.', rent_minor: 1, deposit_minor: 1 }),
      clear: `UPDATE ads SET state = 'closed', opened_at = now(), closed_at = now() WHERE state <> 'closed'`,
      inState: { open: opened, paused: opened, closed },
      withAction: { publish: opened, close: { closed_at: NOW }, reopen: { closed_at: null } },
    },
    ad_applicants: {
      row: () => ({
        ...person,
        ad_id: adId,
        email_key: String(++serial),
        message: '',
        created_at: NOW,
        confirmed_at: NOW,
      }),
    },
    room_suggestions: {
      row: () => ({
        ...person,
        ad_id: adId,
        suggester_id: r1.account.id,
        address_hash: String(++serial),
        is_mailed: false,
        created_at: NOW,
      }),
      inState: { applied: answered, declined: answered, closed: answered },
      withAction: { apply: answered, decline: answered, close: answered },
    },
    prospects: {
      row: () => ({
        ...ofRoom,
        ...person,
        starts_on: '2030-01-01',
        rent_minor: 1,
        deposit_minor: 1,
        expires_at: NOW,
        created_at: NOW,
      }),
      clear: 'DELETE FROM prospects',
    },
    agreements: {
      row: () => ({
        ...ofRoom,
        roomie_id: r1.account.id,
        title: 'Rules',
        type: 'house_rules',
        language: 'en',
        ...sent,
      }),
      clear: `UPDATE agreements SET state = 'archived' WHERE state = 'active'`,
      inState: {
        ...Object.fromEntries(['signed', 'active', 'inactive', 'cancelled'].map((state) => [state, signed])),
        ...Object.fromEntries(['pre_released', 'released'].map((state) => [state, { ...signed, ...noticed }])),
      },
      withAction: { sign: signed, giveNotice: noticed },
    },
    lease_requests: {
      row: () => ({ agreement_id: leaseId(), kind: 'withdraw_notice', by: 'tenant', requested_at: NOW }),
      clear: 'DELETE FROM lease_requests',
      inState: { accepted: over, declined: over, withdrawn: over, lapsed: over },
      withAction: { accept: over, decline: over, withdraw: over, lapse: over },
    },
    rent_changes: {
      row: () => ({
        agreement_id: leaseId(),
        from_on: '2030-01-01',
        rent_minor: 2,
        before_minor: 1,
        announced_at: NOW,
      }),
      clear: 'DELETE FROM rent_changes',
      inState: { withdrawn: { withdrawn_at: NOW } },
      withAction: { withdraw: { withdrawn_at: NOW } },
    },
    deposits: {
      row: () => ({
        agreement_id: leaseId(),
        homeowner_id: h1.account.id,
        roomie_id: r1.account.id,
        held_minor: 100,
        left_on: '2026-04-30',
        return_by: '2026-05-30',
        opened_at: NOW,
      }),
      clear:
        'UPDATE deposits SET taken_back_at = now(), state = DEFAULT, deducted_minor = 0, returned_minor = 0, settled_at = NULL, returned_on = NULL, edition = 0',
      inState: {
        partly_returned: { ...settled, ...split(60) },
        returned: { ...settled, ...split(100) },
        withheld: { ...settled, ...split(0) },
      },
      withAction: {
        returnAll: { ...settled, ...split(100) },
        returnPart: { ...settled, ...split(60) },
        withhold: { ...settled, ...split(0) },
        returnMore: split(80),
        returnRest: split(100),
      },
    },
    chore_assignments: {
      row: () => ({ chore_id: choreId, house_id: houseId, due_on: '2026-05-01', due_at: NOW, points: 3 }),
      clear:
        'DELETE FROM chore_assignments t WHERE NOT EXISTS (SELECT 1 FROM point_entries e WHERE e.assignment_id = t.id)',
      inState: { serviced },
      withAction: { service: serviced },
    },
    data_exports: {
      row: () => ({ account_id: r1.account.id, language: 'en', asked_at: NOW }),
      clear: 'DELETE FROM data_exports',
      inState: { ready: packed, expired: packed },
      withAction: { finish: packed },
    },
    appeals: {
      row: () => ({
        house_id: houseId,
        roomie_id: r1.account.id,
        entry_id: strike.entry_id,
        assignment_id: strike.turn_id,
        given_by: '{}',
        text: 'It was done.',
        opened_at: NOW,
      }),
      clear: 'DELETE FROM appeals',
      inState: { upheld: decidedAppeal, dismissed: { ...decidedAppeal, decided_by: h1.account.id, reason: 'No.' } },
      withAction: {
        escalate: { escalated_at: NOW },
        uphold: decidedAppeal,
        dismiss: { ...decidedAppeal, decided_by: h1.account.id, reason: 'No.' },
      },
    },
    speaker_elections: {
      row: () => ({ house_id: houseId, caller_id: r1.account.id, opened_at: NOW, ends_at: later(120) }),
      clear: 'DELETE FROM speaker_elections',
      inState: {
        decided: { ...tallied, winner_id: r1.account.id, decided_by: 'votes' },
        failed: { ...tallied, failure: 'no_vote' },
      },
      withAction: {
        elect: { ...tallied, winner_id: r1.account.id, decided_by: 'votes' },
        fail: { ...tallied, failure: 'no_vote' },
      },
    },
    rule_changes: {
      row: () => ({
        house_id: houseId,
        author_id: r1.account.id,
        rule: '',
        why_not: 'It is loud.',
        suggestion: 'Quiet from ten.',
        opened_at: NOW,
        voting_ends_at: later(168),
      }),
      inState: { accepted: { ...ruled, adopted_version: 1 }, declined: ruled },
      withAction: { closeVoting: { closed_at: NOW }, accept: { ...ruled, adopted_version: 1 }, decline: ruled },
    },
    reported_payments: {
      row: () => ({
        house_id: houseId,
        roomie_id: r1.account.id,
        minor: 250,
        method: 'cash',
        paid_on: '2026-11-20',
        reported_at: NOW,
      }),
      inState: { confirmed: { ended_at: NOW }, rejected: { ended_at: NOW }, withdrawn: { ended_at: NOW } },
      withAction: { confirm: { ended_at: NOW }, reject: { ended_at: NOW }, withdraw: { ended_at: NOW } },
    },
    settle_up_payments: {
      row: () => ({
        house_id: houseId,
        from_id: r1.account.id,
        to_id: h1.account.id,
        minor: 250,
        proposed_at: NOW,
      }),
      inState: {
        paid: { paid_at: NOW },
        confirmed: { confirmed_at: NOW },
        undone: { confirmed_at: NOW, undone_at: NOW },
      },
      withAction: {
        pay: { paid_at: NOW },
        takeBack: { paid_at: null },
        reject: { paid_at: null },
        confirm: { confirmed_at: NOW },
        undo: { undone_at: NOW },
      },
    },
    ratings: {
      row: () => ({
        tenancy_id: tenancyId,
        house_id: houseId,
        rater_id: r1.account.id,
        ratee_id: h1.account.id,
        rated_type: 'homeowner',
        stars: 4,
        created_at: NOW,
        reveals_at: NOW,
      }),
      clear: 'DELETE FROM ratings',
      inState: { revealed: { revealed_at: NOW } },
      withAction: {
        reveal: { revealed_at: NOW },
        reply: { reply: 'Thank you.', replied_at: NOW },
        remove: { removed_at: NOW, removed_by: adm.account.id, removed_reason: 'It names somebody else.' },
      },
    },
    supplies: {
      row: () => ({
        house_id: houseId,
        buyer_id: r1.account.id,
        entered_by: r1.account.id,
        name: 'Soap',
        bought_on: '2026-05-01',
        price_minor: 250,
        entered_at: NOW,
      }),
      inState: { verified: counted, withdrawn: ended, removed: ended },
      withAction: { verify: counted, withdraw: ended, contest: ended, remove: ended },
    },
    variable_costs: {
      row: () => ({
        house_id: houseId,
        category: 'water',
        from_on: '2026-04-01',
        to_on: '2026-04-30',
        minor: 250,
        entered_at: NOW,
        entered_by: h1.account.id,
        due_on: '2026-05-15',
      }),
      clear: `DELETE FROM variable_costs WHERE category = 'water'`,
      inState: { taken_back: ended },
      withAction: { takeBack: ended },
    },
    co_homeowners: {
      row: () => ({
        homeowner_id: world.players.h1.account.id,
        person_id: world.players.h2.account.id,
        email: 'ben@states.test',
        first_name: 'Ben',
        last_name: 'Brooks',
        areas: ['repairs'],
        invited_at: NOW,
      }),
      clear: 'DELETE FROM co_homeowners',
      inState: {
        active: { accepted_at: NOW },
        declined: { ended_at: NOW },
        lapsed: { ended_at: NOW },
        ended: { ended_at: NOW },
      },
      withAction: {
        accept: { accepted_at: NOW },
        decline: { ended_at: NOW },
        lapse: { ended_at: NOW },
        end: { ended_at: NOW },
        leave: { ended_at: NOW },
      },
    },
    guarantees: {
      row: () => ({
        agreement_id: leaseId(),
        house_id: houseId,
        name: 'Carmen Alvarez',
        email: 'carmen@states.test',
        limit_minor: 100_000,
        covers: 'rent',
        overdue_days: 14,
        language: 'en',
        text: 'I answer for the rent.',
        asked_at: NOW,
      }),
      clear: 'DELETE FROM guarantees',
      inState: {
        sent: guaranteed.sent,
        signed: { ...guaranteed.sent, ...guaranteed.signed },
        ended: { ...guaranteed.sent, ...guaranteed.signed, ended: 'released', ended_at: NOW },
        declined: { declined_by: 'roomie', ended_at: NOW },
        withdrawn: { ended_at: NOW },
        expired: { ...guaranteed.sent, ended_at: NOW },
      },
      withAction: {
        agree: guaranteed.sent,
        refuse: { declined_by: 'roomie', ended_at: NOW },
        resend: { ended_at: null },
        sign: guaranteed.signed,
        decline: { declined_by: 'guarantor', ended_at: NOW },
        expire: { ended_at: NOW },
        withdraw: { ended_at: NOW },
        release: { ended: 'released', ended_at: NOW },
        end: { ended: 'lease_over', ended_at: NOW },
      },
    },
    room_choices: {
      row: () => ({
        house_id: houseId,
        total_minor: 100_000,
        starts_on: '2030-01-01',
        opened_at: NOW,
        closes_at: NOW,
      }),
      inState: {
        proposed: proposal,
        accepted: proposal,
        offered: { ...proposal, ended_at: NOW },
        withdrawn: { ended: 'withdrawn', ended_at: NOW },
        expired: { ended: 'unanswered', ended_at: NOW },
      },
      withAction: {
        extend: { ended: null, ended_at: null },
        propose: proposal,
        offer: { ended_at: NOW },
        decline: { ended: 'declined', ended_at: NOW },
        withdraw: { ended: 'withdrawn', ended_at: NOW },
        expire: { ended: 'unanswered', ended_at: NOW },
      },
    },
    repairs: {
      row: () => ({
        house_id: houseId,
        reporter_id: r1.account.id,
        area: 'kitchen',
        title: 'The tap drips',
        description: '',
        urgency: 'soon',
        entry: 'ask_first',
        entry_note: '',
        reported_at: NOW,
      }),
      inState: { done: ended, declined: { ...ended, ended_words: 'No' }, withdrawn: ended },
      withAction: {
        finish: ended,
        decline: { ...ended, ended_words: 'No' },
        withdraw: ended,
        reopen: { ended_at: null, ended_by: null },
      },
    },
    visits: {
      row: () => ({
        house_id: houseId,
        neatkeeper_id: k2.account.id,
        visited_on: '2026-05-01',
        remark: '',
        sent_at: NOW,
      }),
      inState: { confirmed: { decided_at: NOW }, declined: refused },
      withAction: { confirm: { decided_at: NOW }, decline: refused },
    },
    showings: {
      row: () => ({ ...ofRoom, ...person, starts_at: NOW, ends_at: later(1), free_at: later(2), created_at: NOW }),
      clear: 'DELETE FROM showings',
      inState: { cancelled: { cancelled_by: 'visitor' } },
      withAction: { decline: { cancelled_by: 'roomie' }, cancel: { cancelled_by: 'homeowner' } },
    },
    homeowner_applications: {
      row: () => ({ ...person, email_key: String(++serial), city: 'Leeds', houses: 1 }),
      inState: {
        approved: { ...decided, homeowner_id: h1.account.id },
        rejected: { ...decided, reason: 'No.' },
      },
      withAction: { approve: { ...decided, homeowner_id: h1.account.id }, reject: { ...decided, reason: 'No.' } },
    },
    neatkeeper_invitations: {
      row: () => ({
        ...person,
        house_id: houseId,
        neatkeeper_id: k2.account.id,
        invited_by: h1.account.id,
        weekdays: [1],
      }),
      clear: 'DELETE FROM neatkeeper_invitations',
      inState: { accepted: { decided_at: NOW }, declined: { decided_at: NOW }, withdrawn: { decided_at: NOW } },
      withAction: { accept: { decided_at: NOW }, decline: { decided_at: NOW }, withdraw: { decided_at: NOW } },
    },
    houses: {
      row: () => ({
        homeowner_id: h2.account.id,
        name: `House ${String(++serial)}`,
        street: '1 Elm Street',
        postal_code: 'M1 1AA',
        city: 'Leeds',
        country: 'GB',
        currency: 'GBP',
        time_zone: 'Europe/London',
      }),
    },
  };
};

/** Rows of every table that has states, in any of them. */
export async function statedRows(app: TestApp, world: World) {
  const ad = await adsOf(app, world.players.h1).publish();
  const roomId = ad.room._id;
  const [row] = await app.database.query<{ house_id: string }>('SELECT house_id FROM rooms WHERE id = $1', [roomId]);
  const [stay] = await app.database.query<{ id: string }>('SELECT id FROM tenancies WHERE roomie_id = $1', [
    world.players.r1.account.id,
  ]);
  const [chore] = await app.database.query<{ id: string }>(
    `INSERT INTO chores (house_id, catalogue, icon, weight, rule, starts_on, due_time, way, created_at)
     VALUES ($1, 'kitchen', 'kitchen', 3, 'FREQ=DAILY', '2026-05-01', '20:00', 'fair', now()) RETURNING id`,
    [row?.house_id],
  );
  const turnId = await aMissedTurn(app, row?.house_id ?? '', world.players.r1.account.id);
  const [entry] = await app.database.query<{ id: string }>('SELECT id FROM point_entries WHERE assignment_id = $1', [
    turnId,
  ]);
  let leaseId = '';
  const ground = {
    world,
    roomId,
    houseId: row?.house_id ?? '',
    adId: ad._id,
    tenancyId: stay?.id ?? '',
    choreId: chore?.id ?? '',
    strike: { entry_id: entry?.id ?? '', turn_id: turnId },
  };
  const specimens = specimensOf({ ...ground, leaseId: () => leaseId });
  const specimenOf = ({ table }: Table): Specimen => {
    const specimen = specimens[table];
    if (!specimen) throw new Error(`Say in specimensOf how a row of ${table} is made.`);
    return specimen;
  };
  const store = async (rows: Table, state: string): Promise<string> => {
    const { row: columnsOf, clear, inState = {} } = specimenOf(rows);
    if (clear !== undefined) await app.database.query(clear);
    const columns = { ...columnsOf(), state, ...inState[state] };
    const places = Object.keys(columns).map((_, at) => `$${String(at + 1)}`);
    const [stored] = await app.database.query<{ id: string }>(
      `INSERT INTO ${rows.table} (${Object.keys(columns).join(', ')}) VALUES (${places.join(', ')}) RETURNING id`,
      Object.values(columns),
    );
    return stored?.id ?? '';
  };
  leaseId = await store({ table: 'agreements' }, 'signed');
  return {
    roomId,
    /** @returns its id */
    store,
    /** Returns what its constraints need when the action follows. */
    withAction: (rows: Table, action: string): Columns => specimenOf(rows).withAction?.[action] ?? {},
  };
}
