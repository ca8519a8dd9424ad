import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { execute, GraphQLError } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { inTurn } from '../as-one-plugin';
import type { Asked, Watch } from '../as-one-plugin';
import { maskError } from '../mask-error';
import type { OperationWatchings } from '../operation-watchings';
import type { KnownOperations } from './known-operations';
import { knownRequestOf } from './known-request';
import type { KnownRequest } from './known-request';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Parts {
  known: KnownOperations;
  watchings: OperationWatchings;
  /** Made after the routes. */
  schema: () => GraphQLSchema;
}

/**
 * The operations of an exam page, from the second time on that one is asked: executed with the same guards and everything that looks at
 * operations, by the short way where there is one and by graphql-js elsewhere, and without what Apollo does around it, which was a good
 * part of what a save cost.
 */
export function answerKnown(http: FastifyInstance, parts: Parts): void {
  http.addHook('preHandler', (request, reply, done) => {
    const asked = knownRequestOf(request, parts.known);
    if (asked) answer(asked, request, reply, parts).catch(done);
    else done();
  });
}

async function answer(
  asked: KnownRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { watchings, schema }: Parts,
): Promise<void> {
  const operation = new KnownExecution(asked, { req: request, reply }, schema());
  const watches = watchings.all.map((begin) => begin());
  try {
    const waiting = inTurn(watches, 'didResolveOperation', operation.asked);
    if (waiting) await waiting;
  } catch (refusal) {
    return operation.refuse(watches, refusal as Error);
  }
  const result = await operation.execute();
  if ('data' in result) return operation.send(watches, result);
  return operation.refuseVariables(watches, result.errors ?? []);
}

/** One operation on its way, in the form in which what looks at operations knows it from Apollo. */
class KnownExecution {
  readonly asked: Asked<'didResolveOperation'> & Asked<'didEncounterErrors'> & Asked<'willSendResponse'>;
  private readonly http = { headers: new Map<string, string>(), status: undefined as number | undefined };

  constructor(
    private readonly request: KnownRequest,
    private readonly context: { req: FastifyRequest; reply: FastifyReply },
    private readonly schema: GraphQLSchema,
  ) {
    const { text, variables, known } = request;
    const { document, operation } = known;
    const operationName = operation.name?.value ?? null;
    // Apollo's own type asks for much that nothing here looks at.
    this.asked = {
      schema,
      document,
      operation,
      operationName,
      source: text,
      request: { query: text, variables },
      contextValue: context,
      response: { http: this.http, body: { kind: 'single', singleResult: {} } },
    } as unknown as typeof this.asked;
  }

  execute(): ExecutionResult | Promise<ExecutionResult> {
    const { known, variables } = this.request;
    const { schema, context } = this;
    const done = known.shortWay(schema)?.execute(context, variables);
    return done ?? execute({ schema, document: known.document, contextValue: context, variableValues: variables });
  }

  /** Before it was executed; the refusal may say by which status. */
  refuse(watches: readonly Watch[], refusal: Error): Promise<void> {
    const error =
      refusal instanceof GraphQLError ? refusal : new GraphQLError(refusal.message, { originalError: refusal });
    this.http.status = (error.extensions.http as { status?: number } | undefined)?.status ?? 500;
    return this.send(watches, { errors: [error] });
  }

  /** Where a valid operation gives no data at all, its variables are not what it asks for; said as Apollo says it. */
  refuseVariables(watches: readonly Watch[], errors: readonly GraphQLError[]): Promise<void> {
    this.http.status = 400;
    return this.send(watches, { errors: errors.map(badUserInput) });
  }

  async send(watches: readonly Watch[], result: ExecutionResult): Promise<void> {
    const { errors, ...rest } = result;
    if (errors) {
      Object.assign(this.asked, { errors });
      await inTurn(watches, 'didEncounterErrors', this.asked);
    }
    const said: FormattedExecutionResult = errors
      ? { errors: errors.map((error) => maskError(formatted(error), error)), ...rest }
      : rest;
    this.asked.response.body = { kind: 'single', singleResult: said };
    const waiting = inTurn(watches, 'willSendResponse', this.asked);
    if (waiting) await waiting;
    const { reply } = this.context;
    for (const [name, value] of this.http.headers) void reply.header(name, value);
    void reply.code(this.http.status ?? 200).header('content-type', JSON_TYPE);
    void reply.send(`${JSON.stringify(said)}\n`);
  }
}

function badUserInput(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError, extensions } = error;
  return new GraphQLError(message, {
    nodes,
    originalError: originalError ?? error,
    extensions: { ...extensions, code: 'BAD_USER_INPUT' },
  });
}

function formatted(error: GraphQLError) {
  const { http: _, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions: { ...extensions, code: extensions.code ?? 'INTERNAL_SERVER_ERROR' } };
}
