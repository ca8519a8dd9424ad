import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  CANDIDATE_COLUMNS,
  CandidatesTable,
  INVITATION_COLUMNS,
  InvitationTable,
  readColumns,
  type CandidateListRow,
} from '../../../features/candidates';
import { ExportListButton } from '../../../features/exports';
import en from '../../../locales/en/exports.json';
import ar from '../../../locales/ar/exports.json';
import { speak } from '../../../lib/testing/translations';

const words = { en: en.column, ar: ar.column };
type Language = keyof typeof words;

/** What stands in one column of a list has several in a file. */
const PARTED: Record<Language, Record<string, string[]>> = {
  en: { Score: ['Percent', 'Grade', 'Status'], Decision: ['Decision', 'Tags'] },
  ar: { الدرجة: ['النسبة', 'التقدير', 'الحالة'], القرار: ['القرار', 'الوسوم'] },
};

const row = {
  id: 'i1',
  stage: 'INVITED',
  tags: [],
  examUrl: 'https://example.com/exam',
  externalId: null,
  invitedAt: '2026-11-01T08:00:00.000Z',
  completedAt: null,
  revokedAt: null,
  cancelledAt: null,
  opensAt: null,
  expiresAt: null,
  expiredAt: null,
  extraTimePercent: 0,
  accommodation: null,
  mailStatus: 'SENT',
  remindedAt: null,
  attempt: null,
  result: null,
  decisionStage: null,
  assessment: { id: 'a1', title: 'Accountant', language: 'EN', configuration: { opensAt: null, closesAt: null } },
  candidate: { id: 'c1', name: 'Noor Haddad', email: 'noor@example.com', phone: null, invitationCount: 1 },
} satisfies CandidateListRow;

const nothing = () => undefined;
const hiding = (hidden: string) => new URLSearchParams(hidden && `hide=${hidden}`);

function Invitations({ hidden }: { hidden: string }) {
  const shown = readColumns(hiding(hidden), INVITATION_COLUMNS);
  return (
    <>
      <InvitationTable
        invitations={[row]}
        error={undefined}
        onRetry={nothing}
        empty={null}
        sorting={{ by: 'INVITED_AT', direction: 'DESC' }}
        onSort={nothing}
        shownColumns={shown}
        resultPath={() => '/'}
        chosenIds={[]}
        onChoose={nothing}
        decisionOf={(_, none) => none}
        onDecide={nothing}
        onAsk={nothing}
        onExtraTime={nothing}
      />
      <ExportListButton source={{ kind: 'results', assessmentId: 'a1' }} shown={shown} />
    </>
  );
}

function Candidates({ hidden }: { hidden: string }) {
  const shown = readColumns(hiding(hidden), CANDIDATE_COLUMNS);
  return (
    <>
      <CandidatesTable
        rows={[row]}
        error={undefined}
        onRetry={nothing}
        empty={null}
        order={{ sort: 'INVITED_AT', direction: 'DESC' }}
        onSort={nothing}
        columns={shown}
        selection={new Map()}
        onSelect={nothing}
        onEdit={() => undefined}
        paths={{ report: () => '/', result: () => '/', assessment: () => '/' }}
      />
      <ExportListButton source={{ kind: 'candidates', query: {} }} shown={shown} />
    </>
  );
}

/** Of the list without its ticks and menus: the person first. */
function headingsShown(): string[] {
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
  const [, person = '', ...others] = headings;
  return [person, ...others.slice(0, -1)];
}

async function headingsOfFile(language: Language): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: { en: 'Export', ar: 'تصدير' }[language] }));
  const dialog = await screen.findByRole('dialog');
  const link = within(dialog).getByRole('link').getAttribute('href') ?? '';
  const columns = new URL(link, 'http://mizan.test').searchParams.get('columns')?.split(',') ?? [];
  const named: Record<string, string> = words[language];
  return columns.map((column) => named[column] ?? column);
}

const lists = [
  { list: 'an assessment', List: Invitations, person: ['name', 'email', 'externalId'], all: INVITATION_COLUMNS.length },
  { list: 'everybody', List: Candidates, person: ['name', 'email'], all: CANDIDATE_COLUMNS.length },
] as const;

describe.each<Language>(['en', 'ar'])('the file of a list in %s', (language) => {
  beforeEach(async () => {
    localStorage.clear();
    await speak(language);
  });
  afterEach(cleanup);

  it.each(
    lists.flatMap((one) =>
      ['', 'stage,invited', 'phone,score,decision,assessment'].map((hidden) => ({ ...one, hidden })),
    ),
  )('of $list has the columns that are shown, hidden: $hidden', async ({ List, person, all, hidden }) => {
    render(
      <MemoryRouter>
        <List hidden={hidden} />
      </MemoryRouter>,
    );
    const [, ...shown] = headingsShown();
    if (hidden === '') expect(shown).toHaveLength(all);
    else expect(shown.length).toBeLessThan(all);
    const inFile = shown.flatMap((heading) => PARTED[language][heading] ?? [heading]);
    const ofPerson = person.map((column) => words[language][column]);
    expect(sorted(await headingsOfFile(language))).toEqual(sorted([...ofPerson, ...inFile]));
  });
});

/** The person's own columns lie together in the file, with the phone among them. */
const sorted = (headings: string[]) => [...headings].sort();
