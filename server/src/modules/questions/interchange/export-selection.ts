import { Injectable } from '@nestjs/common';
import { translationStates } from '@mizan/question-model';
import type { TranslationState } from '@mizan/question-model';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { QuestionBank } from '../bank/question-bank.service';
import type { QuestionFilter } from '../bank/questions.args';
import { QuestionsQueries } from '../bank/questions.queries';
import type { Question } from '../question.entity';
import { ActiveStatus, ContentLanguage, Difficulty, QuestionType } from '../vocabulary';

/** As many as one file holds. */
export const MAX_EXPORTED = 1_000;

/** These questions; without ids all that the filter finds. */
export interface Selection {
  ids?: readonly string[] | null;
  filter?: QuestionFilter | null;
}

@Injectable()
export class ExportSelection {
  constructor(
    private readonly bank: QuestionBank,
    private readonly queries: QuestionsQueries,
  ) {}

  /** @throws QuestionNotFound for an id that the viewer may not read, InvalidInput for none or too many */
  async questions(viewer: Viewer, { ids, filter }: Selection): Promise<Question[]> {
    const wanted = ids ?? (await this.found(viewer, filter ?? {}));
    if (wanted.length === 0) throw InvalidInput.at('ids', 'required');
    if (wanted.length > MAX_EXPORTED) throw InvalidInput.at('ids', 'max-items', { max: MAX_EXPORTED });
    return this.bank.readable(viewer, wanted);
  }

  private async found(viewer: Viewer, filter: QuestionFilter): Promise<string[]> {
    const { rows } = await this.queries.pageOfQuestions(viewer, { filter, first: MAX_EXPORTED });
    return rows.map(({ id }) => id);
  }
}

/** The selection as an address carries it: `ids`, or the fields of `QuestionFilter` with their GraphQL values. */
export function selectionIn(query: Record<string, unknown>): Selection {
  const text = (name: string) => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : null);
  const ids = text('ids')?.split(',').filter(Boolean);
  if (ids) return { ids };
  const truth = (name: string) => (text(name) === null ? null : text(name) === 'true');
  const member = <Value>(name: string, members: Record<string, Value>) => valueNamed(name, text(name), members);
  return {
    filter: {
      search: text('search'),
      skill: text('skill'),
      types: typesIn(text('types')),
      translationStates: statesIn(text('translationStates')),
      difficulty: member('difficulty', Difficulty),
      language: member('language', ContentLanguage),
      status: member('status', ActiveStatus),
      isUnused: truth('isUnused'),
      isShared: truth('isShared'),
    },
  };
}

function statesIn(names: string | null): TranslationState[] | null {
  const known = Object.fromEntries(translationStates.map((state) => [state, state]));
  return names?.split(',').flatMap((name) => valueNamed('translationStates', name, known) ?? []) ?? null;
}

function typesIn(names: string | null): QuestionType[] | null {
  return names?.split(',').flatMap((name) => valueNamed('types', name, QuestionType) ?? []) ?? null;
}

function valueNamed<Value>(field: string, name: string | null, members: Record<string, Value>): Value | null {
  if (name === null) return null;
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined) throw InvalidInput.at(field, 'one-of');
  return value;
}
