/** Event types of the audit log, named after the OWASP logging vocabulary. */
export const AUDIT_EVENTS = [
  'authn_login_success',
  'authn_login_fail',
  'authn_login_lock',
  'authn_password_change',
  'authn_token_created',
  'authn_token_revoked',
  'authz_admin',
  'authz_delegated',
  'malicious_extraneous',
  'sensitive_read',
  'sensitive_update',
  'sensitive_delete',
  'privilege_permissions_changed',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];
