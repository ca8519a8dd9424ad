export { Audit } from './audit';
export { auditAction, declaredAuditActions } from './audit-action';
export { AuditEntry, AuditOutcome } from './audit-entry.entity';
export { CurrentPlace } from './place';
export type { Place } from './place';
