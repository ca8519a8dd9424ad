import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { withoutSecrets } from '../without-secrets';

/** Asked every few seconds by what looks after the server: nobody reads those traces. */
const NOBODYS = /^\/api\/(?:v1\/(?:health|ready)|metrics)/;

/**
 * Requests, GraphQL and statements, to the address in `OTEL_EXPORTER_OTLP_ENDPOINT`. No values: neither of variables nor of
 * statements, and no token of a link. Calls to others are left out, because the addresses of webhooks may carry secrets.
 */
export function startTracer(): NodeTracerProvider {
  const name = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'mizan' });
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())];
  const provider = new NodeTracerProvider({ resource: defaultResource().merge(name), spanProcessors });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => NOBODYS.test(url),
        applyCustomAttributesOnSpan: (span, request) => hideSecrets(span, request as Partial<IncomingMessage>),
      }),
      new GraphQLInstrumentation({ ignoreTrivialResolveSpans: true, depth: 2, allowValues: false }),
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
    ],
  });
  return provider;
}

/** By every name that versions of the convention give to the address. */
function hideSecrets(span: Span, { url }: Partial<IncomingMessage>): void {
  if (url === undefined) return;
  const path = withoutSecrets(url);
  for (const name of ['http.target', 'http.url', 'url.full', 'url.path']) span.setAttribute(name, path);
  span.setAttribute('url.query', '');
}
