import { readChoice, readOrder, type ListOrder } from '../../../components/table/list-order';
import type {
  ActiveStatus,
  ContentLanguage,
  Difficulty,
  QuestionFilter,
  QuestionSort,
  QuestionType,
  TranslationState,
} from '../../../graphql/generated';
import { typeGroups } from '../types';

export const STATUSES: ActiveStatus[] = ['ACTIVE', 'INACTIVE'];
export const DIFFICULTIES: Difficulty[] = ['EASY', 'MEDIUM', 'HARD'];
export const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
export const TYPES: QuestionType[] = typeGroups.flatMap(({ definitions }) => definitions.map(({ type }) => type));
export const TRANSLATIONS: TranslationState[] = ['NONE', 'INCOMPLETE', 'STALE', 'TRANSLATED', 'REVIEWED'];
/** In a test or an assessment, or in none. */
export const USES = ['USED', 'UNUSED'] as const;
/** One's own bank, or what others published in tests. */
export const SHELVES = ['OWN', 'SHARED'] as const;

export type Use = (typeof USES)[number];
export type Shelf = (typeof SHELVES)[number];

export interface BankFilter {
  search: string;
  type: QuestionType | undefined;
  skill: string;
  difficulty: Difficulty | undefined;
  language: ContentLanguage | undefined;
  translation: TranslationState | undefined;
  status: ActiveStatus | undefined;
  use: Use | undefined;
  shelf: Shelf;
}

export const noFilter: BankFilter = {
  search: '',
  type: undefined,
  skill: '',
  difficulty: undefined,
  language: undefined,
  translation: undefined,
  status: undefined,
  use: undefined,
  shelf: 'OWN',
};

export const readBankFilter = (search: URLSearchParams): BankFilter => ({
  // As typed: a space at its end belongs to the next word.
  search: search.get('search') ?? '',
  type: readChoice(TYPES, search.get('type')),
  skill: search.get('skill')?.trim() ?? '',
  difficulty: readChoice(DIFFICULTIES, search.get('difficulty')),
  language: readChoice(LANGUAGES, search.get('language')),
  translation: readChoice(TRANSLATIONS, search.get('translation')),
  status: readChoice(STATUSES, search.get('status')),
  use: readChoice(USES, search.get('use')),
  shelf: readChoice(SHELVES, search.get('shelf')) ?? 'OWN',
});

/** The address for another filter, back on the first page; what filters nothing leaves no trace. */
export function withBankFilter(search: URLSearchParams, change: Partial<BankFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  ['after', 'page'].forEach((name) => next.delete(name));
  for (const [name, value] of Object.entries(change) as [keyof BankFilter, string | undefined][]) {
    const text = name === 'search' || name === 'skill' ? value : value?.toLowerCase();
    if (text && value !== noFilter[name]) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

export const isBankFiltered = (filter: BankFilter): boolean => Object.keys(bankFilterInput(filter)).length > 0;

/** For the query. */
export function bankFilterInput(filter: BankFilter): QuestionFilter {
  const { type, skill, difficulty, language, translation, status, use, shelf } = filter;
  const search = filter.search.trim();
  return {
    ...(search && { search }),
    ...(type && { types: [type] }),
    ...(skill && { skill }),
    ...(difficulty && { difficulty }),
    ...(language && { language }),
    ...(translation && { translationStates: [translation] }),
    ...(status && { status }),
    ...(use && { isUnused: use === 'UNUSED' }),
    ...(shelf === 'SHARED' && { isShared: true }),
  };
}

export const readBankOrder = (search: URLSearchParams): ListOrder<QuestionSort> =>
  readOrder<QuestionSort>(search, ['UPDATED_AT', 'TEXT', 'SKILL', 'SCORE', 'CREATED_AT']);
