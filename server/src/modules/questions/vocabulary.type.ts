import { registerEnumType } from '@nestjs/graphql';
import { ActiveStatus, Difficulty, FileKind, Level, QuestionType } from './vocabulary';

registerEnumType(QuestionType, { name: 'QuestionType' });
registerEnumType(FileKind, { name: 'FileKind' });
registerEnumType(Difficulty, { name: 'Difficulty' });
registerEnumType(ActiveStatus, { name: 'ActiveStatus' });
registerEnumType(Level, { name: 'Level', description: 'How experienced the role is.' });
