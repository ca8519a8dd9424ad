import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { Audit, auditAction } from '../audit';
import { placeOf } from '../audit/place';
import { Forbidden, Unauthenticated } from '../errors';
import { ACCESS_RULE } from './access.decorator';
import type { AccessRule } from './access.decorator';
import { SittingAuthenticator, StaffAuthenticator } from './authenticator.port';
import { accessOf, requestOf } from './request-access';
import type { AccessRequest } from './request-access';
import type { Role, Sitting, Viewer } from './viewer';

const OPERATION_CALL = auditAction('operation.call');

/** Closed by default: an operation without an access decorator is refused for everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private foundStaff: StaffAuthenticator | undefined;
  private foundSittings: SittingAuthenticator | undefined;

  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly audit: Audit,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, targets);
    const request = requestOf(context);
    switch (rule?.for) {
      case 'candidate':
        return this.admitCandidate(request);
      case 'staff':
        return this.admitStaff(request, rule.roles, context.getHandler().name);
      case 'public':
        return this.recognise(request).then(() => true);
      default:
        throw new Forbidden();
    }
  }

  /** Synchronous on purpose: it stands before every answer that is saved. */
  private admitCandidate(request: AccessRequest): true {
    if (!this.recogniseSitting(request)) throw new Unauthenticated();
    return true;
  }

  private async admitStaff(request: AccessRequest, roles: readonly Role[], operation: string): Promise<true> {
    const viewer = await this.recognise(request);
    if (!viewer) throw new Unauthenticated();
    if (roles.length === 0 || roles.includes(viewer.role)) return true;
    const at = placeOf(request);
    const object = { type: 'operation', id: operation, label: operation };
    await this.audit.record(null, { by: viewer, at, action: OPERATION_CALL, object, outcome: 'refused' });
    throw new Forbidden();
  }

  /** One look-up a request, however many fields it asks for. */
  async recognise(request: AccessRequest): Promise<Viewer | null> {
    const access = accessOf(request);
    access.viewer ??= this.staff.authenticate(request);
    return (access.resolvedViewer = await access.viewer);
  }

  /** Whether the request comes from anybody at all, staff or candidate. */
  async isKnown(request: AccessRequest): Promise<boolean> {
    return this.recogniseSitting(request) !== null || (await this.recognise(request)) !== null;
  }

  private recogniseSitting(request: AccessRequest): Sitting | null {
    const access = accessOf(request);
    const token = request.headers['x-exam-token'];
    return (access.sitting ??= typeof token === 'string' ? this.sittings.authenticate(token) : null);
  }

  /** Found at the first request: domain modules are made after the platform. */
  private get staff(): StaffAuthenticator {
    return (this.foundStaff ??= this.modules.get<StaffAuthenticator>(StaffAuthenticator, { strict: false }));
  }

  private get sittings(): SittingAuthenticator {
    return (this.foundSittings ??= this.modules.get<SittingAuthenticator>(SittingAuthenticator, { strict: false }));
  }
}
