import api from '../../../../docs/api.md?raw';
import embedding from '../../../../docs/embedding.md?raw';
import tracking from '../../../../docs/applicant-tracking.md?raw';
import webhooks from '../../../../docs/webhooks.md?raw';

export const sources = { guide: api, webhooks, embedding, tracking };
