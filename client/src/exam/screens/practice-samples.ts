import type { AskedQuestion, AskedType } from '../../answering/asked-question';
import type { ExamEntry } from '../engine/ports';

/** Ways of answering that can be tried; a camera and a microphone have a check of their own. */
export const PRACTICES = [
  'MULTIPLE_CHOICE',
  'RATING',
  'DROPDOWN',
  'RANKING',
  'MATCHING',
  'SHORT_ANSWER',
  'OPEN_ENDED',
  'NUMBER',
  'FILL_IN_THE_BLANK',
  'DATE',
  'SPREADSHEET',
  'FILE_UPLOAD',
] as const;
export type Practice = (typeof PRACTICES)[number];

/** Types that are answered in the same way are tried once. */
const ANSWERED_AS: Partial<Record<AskedType, Practice>> = {
  QUALIFIER: 'MULTIPLE_CHOICE',
  TRUE_FALSE: 'MULTIPLE_CHOICE',
  XLCX: 'FILE_UPLOAD',
  DOCUMENT: 'FILE_UPLOAD',
  SLIDES: 'FILE_UPLOAD',
};

/** What of this exam can be tried, in a fixed order. */
export function practicesOf(types: ExamEntry['types']): Practice[] {
  const wanted = new Set<string>(types.map((type) => ANSWERED_AS[type] ?? type));
  return PRACTICES.filter((practice) => wanted.has(practice));
}

type Say = (key: string) => string;

/** A question of this kind about nothing, in the words of `say`. */
export function sampleOf(type: Practice, say: Say): AskedQuestion {
  const choice = (id: string) => ({ id, text: say(`setUp.practice.word.${id}`) });
  const choices = ['one', 'two', 'three'].map(choice);
  return {
    id: `practice-${type}`,
    type,
    text: say(`setUp.practice.sample.${type}`),
    allowsSeveral: false,
    choices: type === 'DROPDOWN' || type === 'RANKING' || type === 'MATCHING' ? choices : [],
    prompts:
      type === 'MATCHING' ? ['sky', 'grass'].map((id) => ({ id, text: say(`setUp.practice.prompt.${id}`) })) : [],
    rating: type === 'RATING' ? { min: 1, max: 5, lowLabel: null, highLabel: null } : null,
    gapText: type === 'FILL_IN_THE_BLANK' ? say('setUp.practice.blanks') : null,
    grid: type === 'SPREADSHEET' ? gridOf(say) : null,
    ...(type === 'FILE_UPLOAD' && { fileKinds: ['IMAGE', 'DOCUMENT'] as const }),
    dateRange: null,
    recordSeconds: null,
    wordLimit: null,
    unit: null,
  };
}

function gridOf(say: Say): NonNullable<AskedQuestion['grid']> {
  const [first, second] = ['one', 'two'].map((id) => say(`setUp.practice.word.${id}`)) as [string, string];
  const cells = [
    { row: 1, column: 1, text: first, isLocked: true },
    { row: 2, column: 1, text: second, isLocked: true },
  ];
  return { columns: 2, rows: 2, cells };
}
