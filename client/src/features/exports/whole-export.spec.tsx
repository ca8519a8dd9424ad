import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AssessmentExportProgressedDocument,
  AssessmentExportsDocument,
  CancelAssessmentExportDocument,
  StartAssessmentExportDocument,
  type AssessmentExport_ExportFragment,
} from './assessment-export-generated';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { WholeExport } from './whole-export';

type Export = AssessmentExport_ExportFragment;

const anExport = (given: Partial<Export>) => ({
  __typename: 'AssessmentExport' as const,
  id: 'e1',
  state: 'RUNNING',
  parts: ['RESULTS', 'REPORTS'],
  language: 'EN',
  progress: 3,
  total: 12,
  byteSize: null,
  failure: null,
  createdByName: 'Huda Salem',
  requestedAt: '2026-11-18T10:00:00Z',
  expiresAt: null,
  ...given,
});
const lists = (...exports: object[]): MockLink.MockedResponse => ({
  request: { query: AssessmentExportsDocument, variables: { assessmentId: 'a1' } },
  result: { data: { assessment: { __typename: 'Assessment', id: 'a1', exports } } },
});
const tells = (...told: object[]): MockLink.MockedResponse[] =>
  told.map((moved) => ({
    request: { query: AssessmentExportProgressedDocument, variables: { id: 'e1' } },
    result: { data: { assessmentExportProgressed: moved } },
  }));
const starts = (parts: string[], answer: object): MockLink.MockedResponse => ({
  request: {
    query: StartAssessmentExportDocument,
    variables: { input: { assessmentId: 'a1', parts, language: 'EN' } },
  },
  result: { data: { startAssessmentExport: { assessmentExport: answer } } },
});

function open(...mocks: MockLink.MockedResponse[]) {
  render(
    <MockedProvider mocks={mocks} cache={createCache()}>
      <WholeExport assessmentId="a1" />
    </MockedProvider>,
  );
  return userEvent.setup();
}

describe('exporting a whole assessment', () => {
  beforeEach(() => speak('en'));

  it('starts with the parts that were chosen, and offers the archive when it hears that it is ready', async () => {
    const ready = anExport({ state: 'READY', byteSize: 5_242_880, progress: 12, expiresAt: '2026-11-25T10:00:00Z' });
    const running = anExport({});
    const user = open(lists(), starts(['RESULTS', 'REPORTS'], running), lists(running), ...tells(ready));
    await user.click(screen.getByRole('checkbox', { name: 'Uploaded files' }));
    await user.click(screen.getByRole('button', { name: 'Start export' }));
    const link = await screen.findByRole('link', { name: /Download/ });
    expect(link).toHaveAttribute('href', '/api/v1/assessment-exports/e1.zip');
    expect(screen.getByText(/5.MB/)).toBeInTheDocument();
    expect(screen.getByText(/Until/)).toBeInTheDocument();
  });

  it('shows how far it is and stops it', async () => {
    const stops: MockLink.MockedResponse = {
      request: { query: CancelAssessmentExportDocument, variables: { input: { id: 'e1' } } },
      result: { data: { cancelAssessmentExport: { assessmentExport: anExport({ state: 'CANCELLED' }) } } },
    };
    const user = open(lists(anExport({})), stops, ...tells(anExport({ progress: 6 })));
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the export' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(25);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeInTheDocument();
  });

  it('says why one failed, and tries the same again', async () => {
    const failed = anExport({ state: 'FAILED', failure: 'STORAGE_FULL', parts: ['FILES'] });
    const again = anExport({ id: 'e2', state: 'READY', parts: ['FILES'], byteSize: 1_000 });
    const user = open(lists(failed), starts(['FILES'], again), lists(again, failed));
    const row = (await screen.findByText(/no space left/)).closest('li')!;
    await user.click(within(row).getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('link', { name: /Download/ })).toBeInTheDocument();
  });

  it('cannot start without a part', async () => {
    const user = open(lists());
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(screen.getByRole('button', { name: 'Start export' })).toBeDisabled();
    expect(screen.getByText('Choose at least one part.')).toBeInTheDocument();
  });
});
