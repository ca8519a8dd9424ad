import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Viewer } from '../../../platform/access';
import { Audit, AuditOutcome } from '../../../platform/audit';
import type { AuditEntry, RequestOrigin } from '../../../platform/audit';
import { InvalidInput } from '../../../platform/errors';
import { AUDIT_EXPORT } from '../user';
import { AuditEntries } from './audit-entries.queries';
import { plainCell } from '../../../platform/tables';
import type { AuditFilter } from './audit-entries.args';

const PAGE = 100;
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const columns = [
  'at',
  'actorName',
  'actorRole',
  'actorId',
  'action',
  'outcome',
  'objectType',
  'objectId',
  'objectLabel',
  'ip',
  'userAgent',
  'requestId',
] as (keyof AuditEntry)[];

/** The audit log as CSV, page by page; that it was taken out is written down in it. */
@Injectable()
export class ExportAudit {
  constructor(
    private readonly entries: AuditEntries,
    private readonly audit: Audit,
  ) {}

  /** @throws InvalidInput */
  async execute(viewer: Viewer, origin: RequestOrigin, query: Record<string, unknown>): Promise<AsyncIterable<string>> {
    const filter = readFilter(query);
    const first = await this.entries.list({ filter, first: PAGE });
    await this.audit.record(null, { by: viewer, origin, action: AUDIT_EXPORT, object: { type: 'audit-log' } });
    return this.lines(filter, first);
  }

  private async *lines(filter: AuditFilter, first: Awaited<ReturnType<AuditEntries['list']>>): AsyncIterable<string> {
    yield BYTE_ORDER_MARK + stringify([columns]);
    let page = first;
    for (;;) {
      yield stringify(page.edges.map(({ node }) => columns.map((column) => plainCell(shown(node[column])))));
      const { hasNextPage, endCursor } = page.pageInfo;
      if (!hasNextPage || !endCursor) return;
      page = await this.entries.list({ filter, first: PAGE, after: endCursor });
    }
  }
}

function shown(value: string | Date | null): string | null {
  return value instanceof Date ? value.toISOString() : value;
}

function readFilter(query: Record<string, unknown>): AuditFilter {
  const text = (name: string) => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : null);
  return {
    search: text('search'),
    action: text('action'),
    actorId: text('actorId'),
    outcome: readOutcome(text('outcome')),
    from: readDate('from', text('from')),
    until: readDate('until', text('until')),
  };
}

/** As GraphQL writes it, or as it is stored. */
function readOutcome(text: string | null): AuditOutcome | null {
  if (text === null) return null;
  const outcome = Object.values(AuditOutcome).find((value) => value === text.toLowerCase());
  if (!outcome) throw InvalidInput.at('outcome', 'one-of');
  return outcome;
}

function readDate(name: string, text: string | null): Date | null {
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw InvalidInput.at(name, 'invalid');
  return date;
}
