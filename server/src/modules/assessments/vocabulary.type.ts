import { registerEnumType } from '@nestjs/graphql';
import { AssessmentKind, AssessmentSort, ResultVisibility } from './vocabulary';

registerEnumType(AssessmentKind, { name: 'AssessmentType', description: 'What the assessment mostly measures.' });
registerEnumType(ResultVisibility, {
  name: 'ResultVisibility',
  description: 'What candidates see of their own result.',
});
registerEnumType(AssessmentSort, { name: 'AssessmentSort' });
