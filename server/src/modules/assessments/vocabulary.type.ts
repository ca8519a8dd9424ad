import { registerEnumType } from '@nestjs/graphql';
import { AssessmentKind, AssessmentSort, FeedbackDelivery, ResultVisibility } from './vocabulary';

registerEnumType(AssessmentKind, { name: 'AssessmentType', description: 'What the assessment mostly measures.' });
registerEnumType(ResultVisibility, {
  name: 'ResultVisibility',
  description: 'What candidates see of their own result.',
});
registerEnumType(FeedbackDelivery, {
  name: 'FeedbackDelivery',
  description: 'Whether candidates learn what was written about their result. MAILED: shown as well.',
});
registerEnumType(AssessmentSort, { name: 'AssessmentSort' });
