import { createServer } from 'node:http';

import pg from 'pg';
import { Server } from 'socket.io';

/**
 * A minimal chat that stores messages: one INSERT, one emit to the room, the answer. It has no sessions, permissions,
 * ordering, unread counts, second node or limits.
 */

interface Frame {
  readonly conversation_id: string;
  readonly client_id: string;
  readonly text: string;
}

interface Stored {
  id: string;
  seq: string;
  created_at: Date;
}

const { PORT, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
await pool.query(`
  CREATE TABLE IF NOT EXISTS floor_messages (
    id uuid PRIMARY KEY DEFAULT uuidv7(), seq bigint GENERATED ALWAYS AS IDENTITY, conversation_id uuid NOT NULL,
    client_id uuid NOT NULL, text text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`);

const insert = {
  name: 'insert',
  text: 'INSERT INTO floor_messages (conversation_id, client_id, text) VALUES ($1, $2, $3) RETURNING id, seq, created_at',
};

const server = createServer();
const io = new Server(server, { serveClient: false, perMessageDeflate: false, pingInterval: 20_000 });
io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.auth['conversationId']));
  socket.on('message:send', (frame: Frame, answer: (ack: object) => void) => {
    pool.query<Stored>({ ...insert, values: [frame.conversation_id, frame.client_id, frame.text] }).then(
      ({ rows: [row] }) => {
        // The same bytes on the wire as the real server's; otherwise the minimal server would carry less.
        const message = {
          _id: row?.id,
          conversation_id: frame.conversation_id,
          seq: Number(row?.seq),
          client_id: frame.client_id,
          sender: 'roomie',
          sender_id: frame.conversation_id,
          sender_name: 'Person 1 House 1',
          text: frame.text,
          reply_to: null,
          attachments: [],
          files: [],
          created_at: row?.created_at,
          edited_at: null,
          deleted_at: null,
        };
        io.to(frame.conversation_id).emit('message:created', message);
        answer({ ok: true, message });
      },
      (error: unknown) => {
        answer({ ok: false, problem: String(error) });
      },
    );
  });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
