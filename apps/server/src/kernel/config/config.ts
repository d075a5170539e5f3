import { z } from 'zod';

import { backupPassphrase, backupRecipient } from './backup-protection.ts';
import { keyRing, linkKeys } from './key-rings.ts';
import { withSecretFiles } from './secret-files.ts';
import { isVapidPair } from './vapid-pair.ts';

const positive = z.coerce.number().int().positive();

const DEVELOPMENT_SECRET = Buffer.from('development-only-secret-never-in-production').toString('base64');

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    /** `api` answers calls, `worker` does what comes of them; `all` is both, for one machine. */
    ROLE: z.enum(['all', 'api', 'worker']).default('all'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    METRICS_HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** The owner of the tables, for migrations and backups. Without it, `DATABASE_URL` names the owner. */
    DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Number of connections of one process. More than a few per processor of the database would only wait there. */
    DATABASE_POOL: positive.default(10),
    /** Multiplies the time the database may take to answer. More than 1 only for a very slow machine. */
    DATABASE_PATIENCE: positive.default(1),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().default('Common Roof <hello@common-roof.test>'),
    /** The person who reads the contact page's messages. */
    OPERATOR_EMAIL: z.email().default('operator@common-roof.test'),
    PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
    DATA_DIR: z.string().default('.data'),
    CLIENT_DIST: z.string().optional(),
    /** Whether visitors may look around as the people of the demonstration, whose password is known. */
    DEMO_ACCOUNTS: z.stringbool().default(false),
    /** `local` keeps files below DATA_DIR; `s3` keeps them in a private bucket of any S3-compatible service. */
    FILES_DRIVER: z.enum(['local', 's3']).default('local'),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    /** Set it unless the service is Amazon's. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** `true` if the service doesn't give each bucket a host name. */
    S3_FORCE_PATH_STYLE: z.stringbool().default(false),
    IMAGE_QUOTA_BYTES: positive.default(200_000_000),
    JWT_SECRETS: keyRing.default([{ kid: 'dev', secret: Buffer.from(DEVELOPMENT_SECRET, 'base64') }]),
    LINK_SECRET: linkKeys.default([{ kid: '0', secret: Buffer.from(DEVELOPMENT_SECRET, 'base64') }]),
    /**
     * The keys that seal evidence. Never remove a key that has sealed something, because its lines could no longer be
     * verified.
     */
    EVIDENCE_SECRET: linkKeys.default([{ kid: '0', secret: Buffer.from(DEVELOPMENT_SECRET, 'base64') }]),
    /**
     * PKCS#12 file with the key that seals printed documents. Without it, outside production, a key is created in
     * DATA_DIR.
     */
    SEAL_KEY_FILE: z.string().optional(),
    SEAL_KEY_PASSWORD: z.string().optional(),
    /** Where a worker puts a backup every day. Without it, only the command makes backups. */
    BACKUP_FOLDER: z.string().optional(),
    /** How many of them are kept. */
    BACKUP_KEEP: positive.default(14),
    /** Whether an upgrade begins with a backup. It needs `BACKUP_FOLDER`. */
    BACKUP_BEFORE_UPGRADE: z.stringbool().default(true),
    BACKUP_PASSPHRASE: backupPassphrase.optional(),
    /** A recipient of age (`age1…`), so that the machine can't read its own backups. */
    BACKUP_RECIPIENT: backupRecipient.optional(),
    /** The identity (`AGE-SECRET-KEY-1…`) of that recipient, to restore. */
    BACKUP_IDENTITY: z.string().optional(),
    /** The tracker to which payments are reported. Nothing is reported unless both address and token are set. */
    PAYMENT_TRACKER_URL: z.url({ protocol: /^https?$/ }).optional(),
    PAYMENT_TRACKER_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    PAYMENT_TRACKER_TIMEOUT_MS: positive.default(5_000),
    /**
     * The keys by which push services know this product, as base64url, and an address at which they reach its operator.
     * Without them nothing is pushed to devices.
     */
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** Whether pushes are also sent to http at 127.0.0.1, for tests. */
    PUSH_ALLOWS_LOOPBACK: z.stringbool().default(false),
    /** Whether admins must set up an authenticator app or a passkey before they can do anything else. */
    REQUIRE_ADMIN_SECOND_FACTOR: z.stringbool().default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /**
     * How long chat stays unread before it is e-mailed: some minutes, in seconds so that a demonstration can shorten
     * them.
     */
    CHAT_EMAIL_DELAY_SECONDS: positive.default(600),
    CHAT_ANNOUNCE_MS: positive.default(250),
    /**
     * A conversation in progress is announced once in this time; its first message after a pause is announced at once.
     */
    CHAT_ANNOUNCE_PAUSE_MS: positive.default(3_000),
    /**
     * How long the process reports that it isn't ready while it still serves, before it ends. At least the balancer's
     * interval of checks.
     */
    SHUTDOWN_NOTICE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    RECONCILE_SECONDS: positive.default(60),
    RECONCILE_AFTER_SECONDS: positive.default(120),
    QUEUE_BACKOFF_MS: positive.default(500),
    /** How often a worker looks for due events. */
    DUE_SWEEP_SECONDS: positive.default(15),
    MAIL_SWEEP_SECONDS: positive.default(15),
    /** Maximum duration of one e-mail's SMTP session. A longer one is ended and tried again later. */
    MAIL_CONVERSATION_SECONDS: positive.default(120),
    LIMIT_REQUESTS_PER_MINUTE: positive.default(300),
    LIMIT_MESSAGES_PER_MINUTE: positive.default(60),
    LIMIT_MESSAGE_SEARCHES_PER_MINUTE: positive.default(120),
    /** For all sockets of an account. Reading along in a lively house takes one or two frames a second. */
    LIMIT_FRAMES_PER_MINUTE: positive.default(600),
    LIMIT_SOCKETS_PER_ACCOUNT: positive.default(5),
    LIMIT_CONNECTS_PER_MINUTE: positive.default(20),
    LIMIT_LOGINS_PER_HOUR_AND_ADDRESS: positive.default(100),
    LIMIT_APPLICATIONS_PER_HOUR_AND_ADDRESS: positive.default(5),
    LIMIT_CONTACTS_PER_HOUR_AND_ADDRESS: positive.default(5),
    LIMIT_AD_APPLICATIONS_PER_HOUR_AND_ADDRESS: positive.default(5),
    LIMIT_LINK_GUESSES_PER_HOUR_AND_ADDRESS: positive.default(20),
    /** Sent by one account to people who didn't ask us for e-mails. */
    LIMIT_MAILS_TO_STRANGERS_PER_HOUR: positive.default(60),
    LIMIT_MAILS_PER_STRANGER_AND_DAY: positive.default(12),
    /**
     * Single e-mails to one person, counted separately for alerts and legal steps. The rest share one e-mail at the end
     * of the hour.
     */
    LIMIT_ALERT_EMAILS_PER_HOUR: positive.default(20),
    /** Alerts pushed to the devices of one person. The rest are in the app, and e-mailed as chosen. */
    LIMIT_PUSHED_ALERTS_PER_HOUR: positive.default(60),
    LIMIT_CHAT_EMAILS_PER_DAY: positive.default(5),
    LIMIT_CHAT_EMAILS_PER_DAY_AND_HOUSE: positive.default(20),
    LIMIT_UPLOADS_PER_HOUR: positive.default(30),
    /** Previews and imports of files by one account. */
    LIMIT_IMPORTS_PER_HOUR: positive.default(120),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_OWNER_URL !== undefined && new URL(env.DATABASE_URL).username === '') {
      const message = 'must name a user beside DATABASE_OWNER_URL';
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message });
    }
    if (env.FILES_DRIVER === 's3') {
      for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
        if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is needed for s3' });
      }
    }
    if (env.SEAL_KEY_FILE !== undefined && env.SEAL_KEY_PASSWORD === undefined) {
      context.addIssue({ code: 'custom', path: ['SEAL_KEY_PASSWORD'], message: 'is needed for SEAL_KEY_FILE' });
    }
    if ((env.PAYMENT_TRACKER_URL === undefined) !== (env.PAYMENT_TRACKER_TOKEN === undefined)) {
      const message = 'are needed both, or neither';
      context.addIssue({ code: 'custom', path: ['PAYMENT_TRACKER_URL and PAYMENT_TRACKER_TOKEN'], message });
    }
    const vapid = [env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY, env.VAPID_SUBJECT];
    if (new Set(vapid.map((value) => value === undefined)).size > 1) {
      const message = 'are needed all, or none';
      context.addIssue({ code: 'custom', path: ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT'], message });
    }
    if (
      env.VAPID_PUBLIC_KEY !== undefined &&
      env.VAPID_PRIVATE_KEY !== undefined &&
      !isVapidPair(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY)
    ) {
      context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message: 'must belong to VAPID_PUBLIC_KEY' });
    }
    if (env.NODE_ENV !== 'production') return;
    if (env.DEMO_ACCOUNTS) {
      context.addIssue({ code: 'custom', path: ['DEMO_ACCOUNTS'], message: 'must not be true' });
    }
    if (env.PUSH_ALLOWS_LOOPBACK) {
      context.addIssue({ code: 'custom', path: ['PUSH_ALLOWS_LOOPBACK'], message: 'must not be true' });
    }
    if (env.PAYMENT_TRACKER_URL?.startsWith('http:') === true) {
      context.addIssue({ code: 'custom', path: ['PAYMENT_TRACKER_URL'], message: 'must begin with https:' });
    }
    const development = Buffer.from(DEVELOPMENT_SECRET, 'base64');
    if (env.JWT_SECRETS.some(({ secret }) => secret.equals(development))) {
      context.addIssue({ code: 'custom', path: ['JWT_SECRETS'], message: 'must not be the development default' });
    }
    for (const name of ['LINK_SECRET', 'EVIDENCE_SECRET'] as const) {
      if (env[name].some(({ secret }) => secret.equals(development))) {
        context.addIssue({ code: 'custom', path: [name], message: 'must be 32 random bytes of its own' });
      }
    }
    if (env.SEAL_KEY_FILE === undefined) {
      const message = 'must be the PKCS#12 file of a certificate of its own';
      context.addIssue({ code: 'custom', path: ['SEAL_KEY_FILE'], message });
    }
  });

/** All settings from the environment, parsed once. Secrets never leave this object. */
export class Config {
  readonly env: z.output<typeof Environment>;
  readonly #given: Readonly<Record<string, string>>;

  /** @throws Error naming each wrong variable, never its value. */
  constructor(source: Record<string, string | undefined>) {
    const all = Object.entries(withSecretFiles(source));
    const given = Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
    const parsed = Environment.safeParse(given);
    if (!parsed.success) {
      const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      throw new Error(`The configuration is not usable. ${reasons.join('; ')}.`);
    }
    this.env = parsed.data;
    this.#given = given as Record<string, string>;
  }

  /** @param changes values that this process uses in place of its environment's */
  static fromProcess(changes: Readonly<Record<string, string>> = {}): Config {
    return new Config({ ...process.env, ...changes });
  }

  /** The environment of a command that works on the same installation. */
  commandEnvironment(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.#given };
  }

  /** The address of the owner of the tables. */
  get databaseOwnerUrl(): string {
    return this.env.DATABASE_OWNER_URL ?? this.env.DATABASE_URL;
  }

  get isProduction(): boolean {
    return this.env.NODE_ENV === 'production';
  }
}
