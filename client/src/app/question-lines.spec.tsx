import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { AssessmentLanguages } from '../features/assessments';
import { SharedReport } from '../features/exports';
import { SharedReportDocument, type SharedReportQuery } from '../features/exports/share-link-generated';
import { LanguageCheck } from '../features/language-check';
import { PreviewQuestionImportDocument } from '../features/questions/import/question-import-generated';
import type { PreviewQuestionImportMutation } from '../features/questions/import/question-import-generated';
import { ReadyList } from '../features/questions/import/ready-list';
import { DifferencesDrawer, QueueList, RemarkingDrawer } from '../features/results';
import { createCache } from '../lib/graphql/cache';
import { giveMessageChannel } from '../lib/testing/message-channel';
import { schemaAnswer } from '../lib/testing/schema-answers';
import { speak } from '../lib/testing/translations';
import { MarkingWorkbenchDocument, type MarkingWorkbenchQuery } from './routes/staff/marking.route-generated';

const FORMULA = '<span data-formula="x^2" dir="ltr"><math><msup><mi>x</mi><mn>2</mn></msup></math></span>';
const asked = { text: 'Is x^2 even?', textHtml: `<p>Is ${FORMULA} even?</p>` };
const translated = { translated: 'هل x^2 زوجي؟', translatedHtml: `<p>هل ${FORMULA} زوجي؟</p>` };

/** Every question of an answer that may be formatted asks for a formula. */
function withFormulas(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withFormulas);
  if (typeof answer !== 'object' || answer === null) return answer;
  const entries = Object.entries(answer).map(([name, value]) => [name, withFormulas(value)] as const);
  const formatted = { ...('textHtml' in answer && asked), ...('translatedHtml' in answer && translated) };
  return { ...Object.fromEntries(entries), ...formatted };
}

const answerTo = (document: DocumentNode, variables: Record<string, unknown> = {}) =>
  withFormulas(schemaAnswer(document, variables, 'full').data) as Record<string, unknown>;

const link = new ApolloLink(({ query, variables }) => of({ data: answerTo(query, variables) }));
const nothing = () => undefined;
const next = { isThere: false, isAsked: false, error: null, ask: nothing };

const lists: Record<string, () => ReactNode> = {
  'the marking queue': () => {
    const variables = { filter: { round: 'FIRST' } };
    const { markingQueue } = answerTo(MarkingWorkbenchDocument, variables) as MarkingWorkbenchQuery;
    const items = markingQueue.edges.map(({ node }) => node);
    return <QueueList items={items} totalCount={1} next={next} selectedId={undefined} onSelect={nothing} />;
  },
  'the differences of two markers': () => <DifferencesDrawer assessmentId="a1" isBlind={false} onClose={nothing} />,
  'marking again': () => <RemarkingDrawer open assessmentId="a1" onApplied={nothing} onClose={nothing} />,
  'the language check': () => <LanguageCheck assessmentId="a1" linkToQuestion={() => '/'} onPlace={nothing} />,
  'what is missing in the other language': () => <AssessmentLanguages assessmentId="a1" linkToQuestion={() => '/'} />,
  'a shared report': () => {
    const { sharedReport } = answerTo(SharedReportDocument, { token: 't' }) as SharedReportQuery;
    return <SharedReport report={sharedReport} />;
  },
  'the preview of an import': () => {
    const variables = { input: { uploadId: 'u1' } };
    const { previewQuestionImport } = answerTo(
      PreviewQuestionImportDocument,
      variables,
    ) as PreviewQuestionImportMutation;
    const { understood } = previewQuestionImport.questionImport;
    const choice = { taken: new Set<number>(), changes: new Map() };
    return <ReadyList understood={understood.slice(0, 1)} choice={choice} onChoose={nothing} onEdit={nothing} />;
  },
};

beforeAll(() => giveMessageChannel());
beforeEach(() => speak('en'));
afterEach(cleanup);

it.each(Object.keys(lists))('a formula is drawn in %s, and nothing of how it was typed is read', async (name) => {
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>{lists[name]?.()}</MemoryRouter>
    </ApolloProvider>,
  );
  await waitFor(() => expect(document.querySelector('math')).not.toBeNull());
  expect(document.body).not.toHaveTextContent('x^2');
});
