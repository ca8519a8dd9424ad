import type { WebhookAttempt } from './webhook-attempt.entity';
import type { WebhookAttemptNode, WebhookHeaderNode } from './webhook-delivery.type';

export function toAttemptNode({ request, response, ...attempt }: WebhookAttempt): WebhookAttemptNode {
  return {
    ...attempt,
    url: request.url,
    requestHeaders: headersOf(request.headers),
    responseHeaders: headersOf(response?.headers ?? {}),
    responseBody: response?.body ?? null,
    isResponseCut: response?.isCut ?? false,
  };
}

function headersOf(headers: Record<string, string>): WebhookHeaderNode[] {
  return Object.entries(headers)
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
