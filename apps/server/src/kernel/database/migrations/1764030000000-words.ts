import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is said of something is kept as a kind and its parameters, and put into words for whoever reads it. What was written
 * before keeps its words as far as they cannot be told from the row.
 */
export class Words1764030000000 implements MigrationInterface {
  readonly name = 'Words1764030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What was last read with: of whoever has not chosen a language, or has no account.
      ALTER TABLE accounts ADD COLUMN last_locale text CHECK (last_locale IN ('en', 'de'));
      ALTER TABLE ad_applicants ADD COLUMN locale text CHECK (locale IN ('en', 'de'));
      ALTER TABLE homeowner_applications ADD COLUMN locale text CHECK (locale IN ('en', 'de'));
      ALTER TABLE email_message ADD COLUMN locale text CHECK (locale IN ('en', 'de'));

      ALTER TABLE notifications ADD COLUMN says text, ADD COLUMN params jsonb;
      UPDATE notifications SET says = 'as_written', params = jsonb_build_object('title', title, 'body', body);
      ALTER TABLE notifications ALTER COLUMN says SET NOT NULL, ALTER COLUMN params SET NOT NULL,
        DROP COLUMN title, DROP COLUMN body;

      -- Names are read where they are kept: who deletes their account is gone from the stream, too.
      ALTER TABLE activity ADD COLUMN says text, ADD COLUMN params jsonb NOT NULL DEFAULT '{}';
      UPDATE activity SET
        says = CASE
          WHEN kind = 'ad.closed' AND actor_id IS NULL THEN 'ad_ended'
          WHEN kind = 'photos.arranged' AND summary = 'took their photo away' THEN 'photo_removed'
          WHEN kind = 'photos.arranged' AND summary = 'changed their photo' THEN 'photo_changed'
          WHEN kind = 'photos.arranged' AND summary LIKE 'changed the photos of a room in%' THEN 'room_photos_changed'
          WHEN kind = 'homeowner.application-decided' THEN 'application_' || split_part(summary, ' ', 1)
          WHEN kind = 'neatkeeper.invitation-answered' AND summary LIKE 'agreed%' THEN 'invitation_accepted'
          WHEN kind = 'showing.cancelled' AND summary LIKE 'declined%' THEN 'showing_declined'
          WHEN kind LIKE 'showing.%' AND actor_id IS NULL THEN 'showing_was_' || split_part(kind, '.', 2)
          ELSE coalesce((
            SELECT known.says FROM (VALUES
              ('account.signed-in', 'signed_in'), ('account.invited', 'account_invited'),
              ('account.disabled', 'account_disabled'), ('account.enabled', 'account_enabled'),
              ('account.reset-requested', 'reset_requested'), ('account.password-changed', 'password_changed'),
              ('account.email-verified', 'email_verified'), ('account.terms-accepted', 'terms_accepted'),
              ('homeowner.application-confirmed', 'homeowner_applied'), ('photos.arranged', 'house_photos_changed'),
              ('house.drafted', 'house_drafted'), ('house.discarded', 'house_discarded'), ('house.opened', 'house_opened'),
              ('house.changed', 'house_changed'), ('house.rules-changed', 'house_rules_changed'),
              ('house.archived', 'house_archived'), ('house.restored', 'house_restored'),
              ('house.board-updated', 'board_updated'), ('room.added', 'room_added'), ('room.changed', 'room_changed'),
              ('room.retired', 'room_retired'), ('room.marked-vacant', 'room_marked_vacant'),
              ('roomie.moved', 'roomie_moved'), ('tenancy.started', 'tenancy_started'), ('tenancy.ended', 'tenancy_ended'),
              ('neatkeeper.assigned', 'neatkeeper_assigned'), ('neatkeeper.invitation-answered', 'invitation_declined'),
              ('neatkeeper.invitation-withdrawn', 'invitation_withdrawn'), ('neatkeeper.cleaning-changed', 'cleaning_changed'),
              ('neatkeeper.assignment-ended', 'assignment_ended'), ('ad.opened', 'ad_opened'), ('ad.paused', 'ad_paused'),
              ('ad.closed', 'ad_closed'), ('ad-applicant.confirmed', 'room_applied'), ('prospect.offered', 'room_offered'),
              ('prospect.offer-withdrawn', 'offer_withdrawn'), ('showing.proposed', 'showing_proposed'),
              ('showing.moved', 'showing_moved'), ('showing.confirmed', 'showing_confirmed'),
              ('showing.cancelled', 'showing_cancelled'), ('messages.posted', 'messages_posted'),
              ('messages.missed', 'messages_missed'), ('conversation.emailed', 'conversation_emailed')
            ) AS known (kind, says) WHERE known.kind = activity.kind), 'happened')
        END,
        params = CASE
          WHEN kind IN ('account.invited', 'account.disabled', 'account.enabled')
            THEN jsonb_build_object('role', regexp_replace(summary, '^.* ', ''))
          WHEN kind = 'account.terms-accepted' THEN jsonb_build_object('version', regexp_replace(summary, '^.* ', ''))
          WHEN kind = 'messages.posted' THEN jsonb_build_object(
            'count', coalesce(substring(summary FROM '^wrote (\\d+)')::int, 1),
            'others', coalesce(substring(summary FROM '\\(with (\\d+) more\\)')::int, 0))
          ELSE '{}' END;
      ALTER TABLE activity ALTER COLUMN says SET NOT NULL, ALTER COLUMN params DROP DEFAULT,
        DROP COLUMN summary, DROP COLUMN actor_name, DROP COLUMN actor_role, DROP COLUMN subject_id,
        DROP COLUMN subject_name;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE activity ADD COLUMN actor_name text, ADD COLUMN actor_role text, ADD COLUMN subject_id uuid,
        ADD COLUMN subject_name text, ADD COLUMN summary text NOT NULL DEFAULT '', DROP COLUMN says, DROP COLUMN params;
      ALTER TABLE notifications ADD COLUMN title text NOT NULL DEFAULT '', ADD COLUMN body text NOT NULL DEFAULT '',
        DROP COLUMN says, DROP COLUMN params;
      ALTER TABLE email_message DROP COLUMN locale;
      ALTER TABLE homeowner_applications DROP COLUMN locale;
      ALTER TABLE ad_applicants DROP COLUMN locale;
      ALTER TABLE accounts DROP COLUMN last_locale;
    `);
  }
}
