import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TypedDocumentString } from './graphql';

export interface WireProblem {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; params: Record<string, unknown> };
}

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors: WireProblem[];
  /** The code of the first error; undefined when there is none. */
  code: string | undefined;
}

/** The variables of a document, left out where it asks for none. */
export type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Speaks to the whole application, guards and limits included, without a socket. */
export class ApiClient {
  constructor(
    private readonly app: NestFastifyApplication,
    readonly headers: Record<string, string> = {},
  ) {}

  /** The answer as it is, errors included. */
  graphql<Data, Variables extends object>(
    document: TypedDocumentString<Data, Variables>,
    ...[variables]: Given<Variables>
  ): Promise<GraphqlAnswer<Data>> {
    return this.rawRequest<Data>(document, variables);
  }

  /** What the schema's types would not let pass: an operation or variables wrong on purpose, of another schema, or put together. */
  async rawRequest<Data = Record<string, unknown>>(
    document: TypedDocumentString<unknown, never> | string,
    variables?: object,
  ): Promise<GraphqlAnswer<Data>> {
    const response = await this.request({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: document.toString(), variables },
    });
    const body = response.json<{ data?: Data | null; errors?: WireProblem[] }>();
    const errors = body.errors ?? [];
    return { status: response.statusCode, data: body.data ?? null, errors, code: errors[0]?.extensions.code };
  }

  /** The data of an operation that is expected to work; throws with the errors otherwise. */
  async data<Data, Variables extends object>(
    document: TypedDocumentString<Data, Variables>,
    ...[variables]: Given<Variables>
  ): Promise<Data> {
    const answer = await this.rawRequest<Data>(document, variables);
    if (answer.errors.length > 0 || !answer.data) throw new Error(JSON.stringify(answer.errors, null, 1));
    return answer.data;
  }

  request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = { ...this.headers, ...options.headers };
    return this.app.inject({ ...options, headers });
  }

  /** A file upload by the GraphQL multipart request convention; `null` variables are where the files go. */
  upload<Data, Variables extends object>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    files: Record<string, UploadFile>,
  ): Promise<UploadAnswer<Data>> {
    return this.rawUpload<Data>(document, variables, files);
  }

  /** The same for what the schema's types would not let pass. */
  async rawUpload<Data = Record<string, unknown>>(
    document: TypedDocumentString<unknown, never> | string,
    variables: object,
    files: Record<string, UploadFile>,
  ): Promise<UploadAnswer<Data>> {
    const { payload, contentType } = multipart(document.toString(), variables, files);
    const headers = {
      'content-type': contentType,
      'apollo-require-preflight': '1',
      'content-length': String(payload.length),
    };
    const response = await this.request({ method: 'POST', url: '/api/graphql', headers, payload });
    return { status: response.statusCode, body: response.json<UploadAnswer<Data>['body']>() };
  }
}

export interface UploadAnswer<Data> {
  status: number;
  body: { data?: Data | null; errors?: WireProblem[] };
}

export interface UploadFile {
  name: string;
  type: string;
  content: Buffer | string;
}

function multipart(query: string, variables: object, files: Record<string, UploadFile>) {
  const boundary = 'mizan-test-boundary';
  const entries = Object.entries(files);
  const map = Object.fromEntries(entries.map(([path], index) => [index, [`variables.${path}`]]));
  const parts = [
    field('operations', JSON.stringify({ query, variables })),
    field('map', JSON.stringify(map)),
    ...entries.map(([, file], index) => filePart(String(index), file)),
  ];
  const open = Buffer.from(`--${boundary}\r\n`);
  const end = Buffer.from(`--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...parts.flatMap((part) => [open, part]), end]),
  };
}

function field(name: string, value: string): Buffer {
  return Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

function filePart(name: string, { name: filename, type, content }: UploadFile): Buffer {
  const head = `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}
