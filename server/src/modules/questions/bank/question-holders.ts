import { Injectable } from '@nestjs/common';
import { ProviderCatalogue } from '../../../platform/discovery';
import { QuestionHolder } from './question-holder.port';

/** What the places where questions are used say together, as SQL over a row of `questions`. */
@Injectable()
export class QuestionHolders {
  constructor(private readonly catalogue: ProviderCatalogue) {}

  get all(): readonly QuestionHolder[] {
    return this.catalogue.instancesOf(QuestionHolder);
  }

  get isUsed(): string {
    const keeping = this.all.filter(({ isKeeping }) => isKeeping);
    const uses = keeping.map(
      ({ table }) => `exists (select from ${table} place where place.question_id = questions.id)`,
    );
    return uses.length > 0 ? `(${uses.join(' or ')})` : 'false';
  }

  /** The version that all staff may read; null when it is shared nowhere. */
  get sharedVersion(): string {
    const versions = this.all.flatMap(({ sharedVersion }) => sharedVersion ?? []);
    return versions.length > 0 ? `greatest(${versions.join(', ')})` : 'null::integer';
  }

  /** Uses of the questions `$1`, by kind. */
  get counts(): string {
    const parts = this.all.map(
      ({ kind, table }) => `select '${kind}' as kind, question_id as id, count(*)::int as count from ${table}
        where question_id = any($1::uuid[]) group by question_id`,
    );
    return parts.join(' union all ');
  }
}
