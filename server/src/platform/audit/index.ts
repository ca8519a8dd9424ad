export { Audit } from './audit';
export { BoundedAudit } from './bounded-audit';
export { auditAction, declaredAuditActions } from './audit-action';
export { AuditEntry, AuditOutcome } from './audit-entry.entity';
export { CurrentOrigin } from './request-origin';
export type { RequestOrigin } from './request-origin';
export type { Staff } from './staff';
