import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const HEALTH = {
  database: { bytes: 41_200_000, connections: 12, connections_most: 100 },
  redis_answers: true,
  outbox: { waiting: 0, oldest_seconds: 0 },
  failed_jobs: 1,
  failed_emails: 0,
  storage: { files: 1_204, bytes: 88_000_000 },
  backup: { at: '2026-07-01T03:00:00.000Z', bytes: 5_400_000, is_late: true },
  backups: { are_daily: true, kept: 14, running_since: null, failed: null },
  samples: [
    { at: '2026-07-01T09:00:00.000Z', events: 40, outbox_lag_seconds: 2, jobs_waiting: 0, failed: 0, sockets: 3 },
    { at: '2026-07-01T10:00:00.000Z', events: 1_200, outbox_lag_seconds: 125, jobs_waiting: 8, failed: 1, sockets: 5 },
  ],
};
const JOB = {
  event_id: idOf(70),
  handler: 'mail-lease-released',
  kind: 'lease.released',
  reason: 'The mail server is away',
  failed_at: '2026-07-01T10:00:00.000Z',
};
const COUNTS = { houses: 1, roomies: 1, homeowners: 1, neatkeepers: 1, messages_today: 0, online: 1 };
const QUEUE = { name: 'mail', waiting: 51, active: 0, delayed: 0, failed: 0 };

function serverOfHealth() {
  signIn('admin');
  return aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on('GET /api/admins/overview', () =>
      ok({
        counts: COUNTS,
        waiting: { applications: 0, appeals: 0 },
        queues: [QUEUE],
        outbox_waiting: 0,
        dead_letters: 1,
      }),
    )
    .on('GET /api/admins/failed-jobs', () => ok({ items: [JOB], next_cursor: null }))
    .on('GET /api/admins/failed-emails', () => ok({ items: [], next_cursor: null }))
    .on('GET /api/admins/queues/notification/jobs', () => ok({ items: [], total: 0 }))
    .on('GET /api/admins/health', () => ok(HEALTH));
}

describe('the health page', () => {
  it('shows the current numbers, and their history as accessible charts', async () => {
    serverOfHealth();
    const { user } = renderApp('/admin/health');
    expect(await screen.findByText('41.2 MB')).toBeInTheDocument();
    expect(screen.getByText('Photos, in 1,204 files')).toBeInTheDocument();
    expect(screen.getByText('Last backup, 5.4 MB')).toBeInTheDocument();
    const lag = within(screen.getByRole('region', { name: 'Longest event wait' }));
    await user.click(lag.getByRole('button', { name: 'Show as a table' }));
    expect((await lag.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('When'),
      expect.stringMatching(/2s$/),
      expect.stringMatching(/2m$/),
    ]);
  });

  it('makes a backup on request, and says why the last one failed', async () => {
    const failed = { at: '2026-07-02T03:00:00.000Z', reason: 'No space is left on the disk.' };
    let backups: object = { ...HEALTH.backups, failed };
    const server = serverOfHealth()
      .on('GET /api/admins/health', () => ok({ ...HEALTH, backups }))
      .on('POST /api/admins/backups', () => {
        backups = { ...HEALTH.backups, failed, running_since: '2026-07-02T10:00:00.000Z' };
        return ok({ message: 'The backup is being made.' });
      });
    const { user } = renderApp('/admin/health');
    const section = within(await screen.findByRole('region', { name: 'Backups' }));
    expect(section.getByText('No space is left on the disk.')).toBeInTheDocument();
    expect(section.getByText(/Made every day. The newest 14 are kept./)).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Back up now' }));
    expect(await section.findByText(/A backup has been running since/)).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
    expect(server.times('POST', '/api/admins/backups')).toBe(1);
  });

  it('says how daily backups are turned on', async () => {
    const backups = { ...HEALTH.backups, are_daily: false };
    serverOfHealth().on('GET /api/admins/health', () => ok({ ...HEALTH, backup: null, backups }));
    renderApp('/admin/health');
    const section = within(await screen.findByRole('region', { name: 'Backups' }));
    expect(section.getByText(/The server’s setting BACKUP_FOLDER turns them on/)).toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('retries a failed job', async () => {
    let items = [JOB];
    const server = serverOfHealth()
      .on('GET /api/admins/failed-jobs', () => ok({ items, next_cursor: null }))
      .on(`POST /api/admins/failed-jobs/${JOB.event_id}/${JOB.handler}/retry`, () => {
        items = [];
        return ok({ message: 'It is tried again.' });
      });
    const { user } = renderApp('/admin/health');
    await user.click(await screen.findByRole('button', { name: 'Try again: Mail lease released' }));
    expect(await screen.findByText('Running the job again.')).toBeInTheDocument();
    expect(await screen.findByText('No failed jobs.')).toBeInTheDocument();
    expect(server.times('POST', `/api/admins/failed-jobs/${JOB.event_id}/${JOB.handler}/retry`)).toBe(1);
  });

  it("shows a queue's jobs, and reports when the queues can't be read", async () => {
    const job = { event_id: idOf(71), handler: 'queue-mail', kind: 'chores.assigned', tries: 2, last_error: 'refused' };
    const server = serverOfHealth().on('GET /api/admins/queues/mail/jobs', ({ query }) =>
      query.get('state') === 'delayed'
        ? refuse('unavailable', 'The queues cannot be read.')
        : ok({
            items: [{ ...job, added_at: '2026-07-01T10:00:00.000Z', next_try_at: '2026-07-01T10:05:00.000Z' }],
            total: 51,
          }),
    );
    const { user } = renderApp('/admin/health');
    const jobs = within(await screen.findByRole('region', { name: 'Jobs in a queue' }));
    expect(await jobs.findByText('No jobs.')).toBeInTheDocument();
    const choose = async (field: string, option: string): Promise<void> => {
      await user.click(jobs.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Queue', 'E-mail');
    expect(await jobs.findByText('Queue mail')).toBeInTheDocument();
    expect(jobs.getByText('The first 1 of 51')).toBeInTheDocument();
    await choose('Status', 'Delayed');
    expect(await jobs.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(server.times('GET', '/api/admins/queues/mail/jobs')).toBeGreaterThanOrEqual(2);
  });

  it('charts a week on request, which the URL keeps', async () => {
    const server = serverOfHealth();
    const { user, where } = renderApp('/admin/health');
    await user.click(await screen.findByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last 7 days' }));
    await waitFor(() => {
      expect(where.path).toBe('/admin/health?span=week');
    });
    await waitFor(() => {
      expect(server.asked.findLast(({ path }) => path === '/api/admins/health')?.query.get('span')).toBe('week');
    });
  });
});
