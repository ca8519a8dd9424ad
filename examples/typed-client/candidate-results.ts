/**
 * The results of a candidate, typed from end to end: `mizan-rest.d.ts` is made from openapi.json by openapi-typescript, and
 * `openapi-fetch` is the client. The key needs the scope RESULTS.
 */
import createClient from 'openapi-fetch';
import type { paths } from './mizan-rest';

export async function resultsOf(url: string, key: string, id: string): Promise<string[]> {
  const mizan = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${key}` } });
  const { data, error } = await mizan.GET('/api/v1/candidate/{id}', { params: { path: { id } } });
  if (error) throw new Error(error.message);
  return data.assessmentResults.map(
    ({ assessmentTitle, percentage, status, externalId }) =>
      `${assessmentTitle}: ${percentage} %, ${status}${externalId === null ? '' : ` (${externalId})`}`,
  );
}
