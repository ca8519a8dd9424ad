import { registerEnumType } from '@nestjs/graphql';
import { AssessmentKind, AssessmentSort, FeedbackDelivery, LanguageOffer, ResultVisibility } from './vocabulary';

registerEnumType(AssessmentKind, {
  name: 'AssessmentType',
  description: 'What the assessment mostly measures.',
  valuesMap: { MIXED: { description: 'Of several kinds.' } },
});
registerEnumType(ResultVisibility, {
  name: 'ResultVisibility',
  description: 'What candidates see of their own result.',
  valuesMap: {
    FULL: { description: 'The result with questions and answers.' },
    NONE: { description: 'Nothing.' },
    SCORE: { description: 'The score alone.' },
  },
});
registerEnumType(FeedbackDelivery, {
  name: 'FeedbackDelivery',
  description: 'Whether candidates learn what was written about their result. MAILED: shown as well.',
});
registerEnumType(LanguageOffer, {
  name: 'LanguageOffer',
  description: 'In which language candidates sit. OWN: that of the assessment.',
  valuesMap: {
    CHOICE: { description: 'Each chooses before the start.' },
    SWITCH: { description: 'And may change it during the exam.' },
    BESIDE: { description: 'And may have the other language shown beside the question.' },
  },
});
registerEnumType(AssessmentSort, { name: 'AssessmentSort' });
