import type { WebhookTry } from './webhook-try.entity';
import type { WebhookTryNode, WebhookHeaderNode } from './webhook-delivery.type';

export function toTryNode({ request, response, ...rest }: WebhookTry): WebhookTryNode {
  return {
    ...rest,
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
