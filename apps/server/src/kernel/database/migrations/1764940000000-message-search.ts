import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of messages, for searching. */
export class MessageSearch1764940000000 implements MigrationInterface {
  readonly name = 'MessageSearch1764940000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gin;

      -- Bodies as expressions are resolved now, so that restoring a dump, which has no search path, finds what they call.
      -- Addresses and compounds are searched by their parts, so that "ikea" finds a link to the shop.
      CREATE FUNCTION message_parts(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN translate(said, '@._/:-+&?=#%~|\\<>*^\`;''’', repeat(' ', 23));

      -- Each word as it stands, and its stems in both languages: a house speaks both, often in one message.
      CREATE FUNCTION message_words(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN strip(to_tsvector('pg_catalog.simple'::regconfig, message_parts(said))
                     || to_tsvector('pg_catalog.english'::regconfig, message_parts(said))
                     || to_tsvector('pg_catalog.german'::regconfig, message_parts(said)));

      -- Every word in any of its forms, and the last one also as a beginning. Two letters begin too many words: they do so
      -- only alone. Null when there is no word.
      CREATE FUNCTION message_query(said text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
        WITH word AS (
          SELECT token, place,
                 place = max(place) OVER () AND length(token) > CASE WHEN count(*) OVER () = 1 THEN 1 ELSE 2 END AS is_unfinished
            FROM ts_parse('default', message_parts(said)) WITH ORDINALITY AS parsed (kind, token, place)
           WHERE kind <> 12 -- between words
        )
        SELECT string_agg('(' || (
                 SELECT string_agg(quote_literal(form) || CASE WHEN is_unfinished AND form = exact[1] THEN ':*' ELSE '' END, ' | ')
                   FROM (SELECT DISTINCT unnest(exact || ts_lexize('english_stem', token) || ts_lexize('german_stem', token)) AS form) AS forms
               ) || ')', ' & ' ORDER BY place)::tsquery
          FROM word, LATERAL ts_lexize('simple', token) AS exact;
      END;

      -- The words of a text that a query looks for, as they stand in it.
      CREATE FUNCTION message_matches(said text, asked text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
        SELECT array_agg(DISTINCT token)
          FROM ts_parse('default', message_parts(said)) AS parsed (kind, token)
         WHERE kind <> 12 AND message_words(token) @@ replace(message_query(asked)::text, ' & ', ' | ')::tsquery;
      END;

      ALTER TABLE messages ADD COLUMN words tsvector GENERATED ALWAYS AS (message_words(text)) STORED;
      -- A list of pending entries would make each search slower, and one send in thousands wait until it is emptied.
      CREATE INDEX messages_by_words ON messages USING gin (conversation_id, words) WITH (fastupdate = off);
      CREATE INDEX messages_with_photos ON messages (conversation_id, seq) WHERE has_photos;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages DROP COLUMN words;
      DROP INDEX messages_with_photos;
      DROP FUNCTION message_matches(text, text);
      DROP FUNCTION message_query(text);
      DROP FUNCTION message_words(text);
      DROP FUNCTION message_parts(text);
    `);
  }
}
