import { readOrder, type ListOrder } from '../../../components/table/list-order';
import type {
  ActiveStatus,
  ContentLanguage,
  Difficulty,
  QuestionFilter,
  QuestionSort,
  QuestionType,
  TranslationState,
} from '../../../graphql/schema-generated';
import { given, listAddress } from '../../../lib/list-address/list-address';
import { choiceOf, text, trimmed } from '../../../lib/list-address/parts';
import { typeGroups } from '../types';

export const QUESTION_STATUSES: ActiveStatus[] = ['ACTIVE', 'INACTIVE'];
export const DIFFICULTIES: Difficulty[] = ['EASY', 'MEDIUM', 'HARD'];
export const BANK_LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
export const TYPES: QuestionType[] = typeGroups.flatMap(({ definitions }) => definitions.map(({ type }) => type));
export const TRANSLATIONS: TranslationState[] = ['NONE', 'INCOMPLETE', 'STALE', 'TRANSLATED', 'REVIEWED'];
/** In a test or an assessment, or in none. */
export const USES = ['USED', 'UNUSED'] as const;
/** One's own bank, or what others published in tests. */
export const BANK_SHELVES = ['OWN', 'SHARED'] as const;

export type Use = (typeof USES)[number];
export type Shelf = (typeof BANK_SHELVES)[number];

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

export const bankList = listAddress<BankFilter>({
  search: text,
  type: choiceOf(TYPES),
  skill: trimmed,
  difficulty: choiceOf(DIFFICULTIES),
  language: choiceOf(BANK_LANGUAGES),
  translation: choiceOf(TRANSLATIONS),
  status: choiceOf(QUESTION_STATUSES),
  use: choiceOf(USES),
  shelf: choiceOf(BANK_SHELVES, 'OWN'),
});

export const isBankFiltered = (filter: BankFilter): boolean => Object.keys(bankFilterInput(filter)).length > 0;

/** For the query. */
export function bankFilterInput(filter: BankFilter): QuestionFilter {
  const { search, type, translation, use, shelf, ...same } = filter;
  return {
    ...given({
      search: search.trim(),
      types: type && [type],
      ...same,
      translationStates: translation && [translation],
      isShared: shelf === 'SHARED',
    }),
    ...(use && { isUnused: use === 'UNUSED' }),
  };
}

export const readBankOrder = (search: URLSearchParams): ListOrder<QuestionSort> =>
  readOrder<QuestionSort>(search, ['UPDATED_AT', 'TEXT', 'SKILL', 'SCORE', 'CREATED_AT']);
