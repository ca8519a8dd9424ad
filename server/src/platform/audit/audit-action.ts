const declared = new Set<string>();

/** Declares what can be found in the audit log, such as `auditAction('user.created')`: the thing, and the past tense. */
export function auditAction<const Name extends string>(name: Name): Name {
  if (declared.has(name)) throw new Error(`The audit action ${name} is declared twice.`);
  declared.add(name);
  return name;
}

/** Every action declared so far; complete once all modules are loaded. */
export function declaredAuditActions(): string[] {
  return [...declared].sort();
}
