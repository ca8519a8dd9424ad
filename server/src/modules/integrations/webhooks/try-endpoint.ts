import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { failureOf } from './failure.policy';
import { postMessage } from './post-message';
import { shownRequestHeaders, shownResponse, shownUrl } from './redact';
import { readRetryAfter } from './retry.policy';
import { TryOutcome } from './webhook-try.entity';
import type { WebhookTry } from './webhook-try.entity';
import { WebhookTargets } from './webhook-targets';

export type Tried = Pick<
  WebhookTry,
  'outcome' | 'failure' | 'responseStatus' | 'request' | 'response' | 'durationMs'
> & {
  retryAfterSeconds: number | null;
};

export interface SignedCall {
  url: string;
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  body: string;
  /** What the log shows nothing of. */
  secrets: readonly string[];
  at: Date;
}

type Answered = Omit<Tried, 'request' | 'durationMs'>;

const USER_AGENT = 'Mizan-Webhooks/1 (+Standard-Webhooks)';
const unanswered = { responseStatus: null, response: null, retryAfterSeconds: null };

/** One try: sends, and tells what came of it. Throws only when the server goes down meanwhile. */
@Injectable()
export class TryEndpoint {
  constructor(
    private readonly config: AppConfig,
    private readonly targets: WebhookTargets,
  ) {}

  async execute(letter: SignedCall, signal: AbortSignal): Promise<Tried> {
    const { url } = letter;
    const headers = { 'user-agent': USER_AGENT, ...letter.headers };
    const startedAt = performance.now();
    const answered = await this.send(letter, headers, signal);
    const durationMs = Math.round(performance.now() - startedAt);
    return { ...answered, durationMs, request: { url: shownUrl(url), headers: shownRequestHeaders(headers) } };
  }

  private async send(letter: SignedCall, headers: Record<string, string>, signal: AbortSignal): Promise<Answered> {
    const { url, method, body, secrets, at } = letter;
    try {
      const target = await this.targets.find(url);
      const timeoutMs = this.config.webhookTimeoutMs;
      const response = await postMessage(target, { method, headers, body, timeoutMs, signal });
      const signatures = headers['webhook-signature']?.split(' ') ?? [];
      return {
        outcome: outcomeOf(response.status),
        failure: null,
        responseStatus: response.status,
        response: shownResponse(response, [...secrets, ...signatures]),
        retryAfterSeconds: readRetryAfter(response.headers['retry-after'], at),
      };
    } catch (error) {
      if (signal.aborted) throw error;
      return { ...unanswered, ...failureOf(error) };
    }
  }
}

function outcomeOf(status: number): TryOutcome {
  if (status >= 200 && status < 300) return TryOutcome.DELIVERED;
  if (status === 410) return TryOutcome.GONE;
  return status >= 300 && status < 400 ? TryOutcome.REDIRECTED : TryOutcome.REFUSED;
}
