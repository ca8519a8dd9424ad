import api from '../../../../docs/ar/api.md?raw';
import embedding from '../../../../docs/ar/embedding.md?raw';
import tracking from '../../../../docs/ar/applicant-tracking.md?raw';
import webhooks from '../../../../docs/ar/webhooks.md?raw';

export const sources = { guide: api, webhooks, embedding, tracking };
