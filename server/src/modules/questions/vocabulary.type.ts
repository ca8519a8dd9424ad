import { registerEnumType } from '@nestjs/graphql';
import { translationStates } from '@mizan/question-model';
import { enumOf } from '../../platform/graphql';
import { ActiveStatus, Difficulty, FileKind, Level, QuestionType } from './vocabulary';

export const TranslationStateEnum = enumOf(translationStates);

registerEnumType(QuestionType, {
  name: 'QuestionType',
  description: 'How a question is answered and marked. See the guide to question types.',
  valuesMap: {
    QUALIFIER: { description: 'Screening; a wrong answer rules out and ends nothing.' },
    SPREADSHEET: { description: 'A grid that is filled in on the page.' },
    XLCX: { description: 'An Excel file that is handed in.' },
  },
});
registerEnumType(FileKind, { name: 'FileKind', description: 'Which kinds of files an answer can be.' });
registerEnumType(Difficulty, { name: 'Difficulty', description: 'How hard a question is.' });
registerEnumType(ActiveStatus, {
  name: 'ActiveStatus',
  description: 'Whether something can be used now.',
  valuesMap: {
    ACTIVE: { description: 'In use: candidates can be invited and exams begun.' },
    INACTIVE: { description: 'Out of use: nobody is invited and no exam begins; those that run go on.' },
  },
});
registerEnumType(Level, { name: 'Level', description: 'How experienced the role is.' });
registerEnumType(TranslationStateEnum, {
  name: 'TranslationState',
  description: 'How far a question is said in the other language.',
  valuesMap: {
    INCOMPLETE: { description: 'Something is missing.' },
    STALE: { description: 'The question was changed since.' },
    TRANSLATED: { description: 'Nobody has read it against the source yet.' },
  },
});
