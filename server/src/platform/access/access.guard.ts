import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { BoundedAudit, auditAction } from '../audit';
import { originOf } from '../audit/request-origin';
import { Clock } from '../clock';
import { FactorRequired, Forbidden, ProofRequired, Unauthenticated } from '../errors';
import { ACCESS_RULE, BEFORE_FACTOR, FRESH_PROOF, KEY_RULE } from './access.decorator';
import type { AccessRule, KeyRule } from './access.decorator';
import { ExamAuthenticator, SealedFiles, StaffAuthenticator } from './authenticator.port';
import { KeyAccess } from './key-access';
import { keyUseOf } from './key-use';
import { accessOf, requestOf } from '../caller/request-context';
import type { CallerRequest } from '../caller/request-context';
import { shortcomingOf } from './standing';
import type { Role, ExamCredential, Viewer } from '../caller/viewer';

const OPERATION_CALL = auditAction('operation.call');

/** Closed by default: an operation without an access decorator is refused for everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private foundStaff: StaffAuthenticator | undefined;
  private foundTokens: ExamAuthenticator | undefined;
  private foundFiles: SealedFiles | undefined;

  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly audit: BoundedAudit,
    private readonly keyAccess: KeyAccess,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, targets);
    const request = requestOf(context);
    switch (rule?.for) {
      case 'candidate':
        return this.admitCandidate(request);
      case 'staff':
        return this.admitStaff(context, rule.roles);
      case 'public':
        return this.admitAnybody(context);
      default:
        throw new Forbidden();
    }
  }

  /** Synchronous on purpose: it stands before every answer that is saved. */
  private admitCandidate(request: CallerRequest): true {
    if (!this.recogniseCandidate(request)) throw new Unauthenticated();
    return true;
  }

  private async admitAnybody(context: ExecutionContext): Promise<true> {
    const viewer = await this.recognise(requestOf(context));
    if (viewer?.apiKey) await this.keyAccess.admit(keyUseOf(context, viewer), 'any');
    return true;
  }

  private async admitStaff(context: ExecutionContext, roles: readonly Role[]): Promise<true> {
    const viewer = await this.recognise(requestOf(context));
    if (!viewer) throw new Unauthenticated();
    if (roles.length > 0 && !roles.includes(viewer.role)) await this.refuse(context, viewer);
    this.demandStanding(context, viewer);
    if (viewer.apiKey) await this.keyAccess.admit(keyUseOf(context, viewer), this.keyRuleOf(context));
    return true;
  }

  private demandStanding(context: ExecutionContext, viewer: Viewer): void {
    const marked = (mark: string) => this.reflector.get<boolean | undefined>(mark, context.getHandler()) ?? false;
    const demands = { freshProof: marked(FRESH_PROOF), beforeFactor: marked(BEFORE_FACTOR) };
    const shortcoming = shortcomingOf(viewer, demands, this.clock.now());
    if (shortcoming === 'factor') throw new FactorRequired();
    if (shortcoming === 'proof') throw new ProofRequired();
  }

  private async refuse(context: ExecutionContext, viewer: Viewer): Promise<never> {
    const { name } = context.getHandler();
    const object = { type: 'operation', id: name, label: name };
    const at = originOf(requestOf(context));
    await this.audit.record({ by: viewer, origin: at, action: OPERATION_CALL, object, outcome: 'refused' });
    throw new Forbidden();
  }

  private keyRuleOf(context: ExecutionContext): KeyRule | undefined {
    return this.reflector.getAllAndOverride<KeyRule | undefined>(KEY_RULE, [context.getHandler(), context.getClass()]);
  }

  /** One look-up a request, however many fields it asks for. */
  async recognise(request: CallerRequest): Promise<Viewer | null> {
    const access = accessOf(request);
    access.viewer ??= this.staff.authenticate(request);
    return (access.resolvedViewer = await access.viewer);
  }

  /** Whether the request comes from anybody at all, staff or candidate. */
  async isKnown(request: CallerRequest): Promise<boolean> {
    return this.recogniseCandidate(request) !== null || (await this.recognise(request)) !== null;
  }

  /**
   * Whose request it is, for limits: a person's, also when it comes with a key, or with the token of an exam beside; else a candidate's.
   * Null when nobody is known. Told at once where there is nobody to look up, as for every answer that is saved.
   */
  whoAsks(request: CallerRequest): string | null | Promise<string | null> {
    const candidate = this.recogniseCandidate(request);
    const asker = candidate && `candidate ${candidate.invitationId}`;
    const { cookie, authorization } = request.headers;
    if (cookie === undefined && authorization === undefined) return asker;
    return this.recognise(request).then((viewer) => (viewer ? `user ${viewer.userId}` : asker));
  }

  /** The candidate for whom the address of a file was sealed; pictures and players bring nothing else. */
  whoseFile(fileId: string, seal: unknown): string | null {
    this.foundFiles ??= this.modules.get<SealedFiles>(SealedFiles, { strict: false });
    const candidate = this.foundFiles.read(fileId, seal);
    return candidate && `candidate ${candidate.invitationId}`;
  }

  /** Whether the request may read the schema: signed-in staff and keys may. A use of a key like any other. */
  async admitsToSchema(request: CallerRequest): Promise<boolean> {
    const viewer = await this.recognise(request);
    const use = viewer?.apiKey && { viewer, operation: '__schema', isWrite: false, origin: originOf(request) };
    if (use) await this.keyAccess.admit(use, 'any');
    return viewer !== null;
  }

  private recogniseCandidate(request: CallerRequest): ExamCredential | null {
    const access = accessOf(request);
    const token = request.headers['x-exam-token'];
    return (access.credential ??= typeof token === 'string' ? this.examTokens.authenticate(token) : null);
  }

  /** Found at the first request: domain modules are made after the platform. */
  private get staff(): StaffAuthenticator {
    return (this.foundStaff ??= this.modules.get<StaffAuthenticator>(StaffAuthenticator, { strict: false }));
  }

  private get examTokens(): ExamAuthenticator {
    return (this.foundTokens ??= this.modules.get<ExamAuthenticator>(ExamAuthenticator, { strict: false }));
  }
}
