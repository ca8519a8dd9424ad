import { isStaffRole, type StaffRole } from '../../lib/roles';

/** Asks what the signed-in browser may do. The server reads its cookie when no token is given. */
export async function fetchRole(signal: AbortSignal): Promise<StaffRole> {
  const response = await fetch('/api/v1/checkRole/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{}',
    signal,
  });
  if (!response.ok) throw new Error(`The role could not be fetched: ${String(response.status)}`);
  const { role } = (await response.json()) as { role?: unknown };
  if (!isStaffRole(role)) throw new Error(`Not a role: ${String(role)}`);
  return role;
}
