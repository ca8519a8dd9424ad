import type { TypedDocumentString } from '../../graphql/exam-generated';
import { steadyNow } from '../engine/clock';
import { noConnection } from '../engine/failure';
import type { Timed } from '../engine/ports';
import { dataOf } from './graphql-request';

const GRAPHQL_PATH = '/api/graphql';
/** A file of 250 KB needs so long on a line of 20 kbit/s; what takes longer is tried anew. */
const TIMEOUT_MS = 120_000;

export interface FileRequest<Data, Variables> {
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
  /** Where in the variables the file goes, such as `input.file`, which is null there. */
  place: string;
  file: File;
  token: string;
  onShare: (share: number) => void;
}

/** An operation with a file, by the GraphQL multipart request convention. `fetch` could not tell how much has gone out. */
export async function sendFile<Data, Variables>(operation: FileRequest<Data, Variables>): Promise<Timed<Data>> {
  const sentAt = steadyNow();
  const { text, status } = await post(operation);
  return { reply: dataOf(text, status) as Data, exchange: { sentAt, receivedAt: steadyNow() } };
}

function post<Data, Variables>(operation: FileRequest<Data, Variables>): Promise<{ text: string; status: number }> {
  const { document, variables, place, file, token, onShare } = operation;
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: document.toString(), variables }));
  form.set('map', JSON.stringify({ 0: [`variables.${place}`] }));
  form.set('0', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', GRAPHQL_PATH);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('apollo-require-preflight', '1');
    request.setRequestHeader('x-exam-token', token);
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ text: request.responseText, status: request.status });
    request.onerror = request.ontimeout = request.onabort = () => reject(noConnection());
    request.send(form);
  });
}
